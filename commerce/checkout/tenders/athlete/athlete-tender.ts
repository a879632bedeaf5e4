import type { TenderDefinition } from '../tender.ts';

/** The annual credit of an athlete. */
export const athleteTender: TenderDefinition & { readonly group: 'value' } = {
  group: 'value',
  getLines: (_, { messages }) => [messages.athleteCredit],
  getRefund: ({ refundAthlete }) => refundAthlete,
};
