import type { TenderDefinition } from '../tender.ts';

/** A reward that is entered by its code. */
export const rewardCodeTender: TenderDefinition & { readonly group: 'value' } = {
  group: 'value',
  getLines: ({ storedValue }, { messages }) => [storedValue ? messages.rewardCodeEnding(storedValue) : messages.rewardCode],
  getRefund: ({ refundRewardCode }) => refundRewardCode,
};
