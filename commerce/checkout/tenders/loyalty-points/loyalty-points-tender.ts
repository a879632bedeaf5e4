import type { TenderDefinition } from '../tender.ts';

/** A voucher bought with points. */
export const loyaltyPointsTender: TenderDefinition & { readonly group: 'value' } = {
  group: 'value',
  getLines: ({ points }, { messages }) => [messages.voucher, ...(points === undefined ? [] : [messages.points({ points })])],
  getRefund: ({ refundPoints }) => refundPoints,
};
