import type { TenderDefinition } from '../tender.ts';

/** A reward that is entered by its card number. */
export const rewardCardTender: TenderDefinition & { readonly group: 'value' } = {
  group: 'value',
  getLines: ({ storedValue }, { messages }) => [storedValue ? messages.rewardCardEnding(storedValue) : messages.rewardCard],
  getRefund: ({ refundRewardCard }) => refundRewardCard,
};
