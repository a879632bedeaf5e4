import type { TenderDefinition } from '../tender.ts';

/** An installment plan of a provider. */
export const payLaterTender: TenderDefinition & { readonly group: 'rest' } = {
  group: 'rest',
  getLines({ providerName, installments = [] }, { messages, formatters }) {
    const [first] = installments;
    const plan = first ? [messages.plan({ count: installments.length, amount: formatters.money(first.amount) })] : [];
    return [providerName ?? messages.payLater, ...plan];
  },
  getRefund: ({ refundPayLater }) => refundPayLater,
};
