import type { TenderDefinition } from '../tender.ts';

/** An installment plan of a provider. */
export const payLaterTender: TenderDefinition & { readonly group: 'rest' } = {
  group: 'rest',
  getLines({ providerName, instalments = [] }, { messages, formatters }) {
    const [first] = instalments;
    const plan = first ? [messages.plan({ count: instalments.length, amount: formatters.money(first.amount) })] : [];
    return [providerName ?? messages.payLater, ...plan];
  },
  getRefund: ({ refundPayLater }) => refundPayLater,
};
