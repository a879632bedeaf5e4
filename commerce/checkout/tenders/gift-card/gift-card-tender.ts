import type { TenderDefinition } from '../tender.ts';

/** A gift card of the shop. */
export const giftCardTender: TenderDefinition & { readonly group: 'value' } = {
  group: 'value',
  getLines: ({ storedValue }, { messages }) => [storedValue ? messages.giftCardEnding(storedValue) : messages.giftCard],
  getRefund: ({ refundGiftCard }) => refundGiftCard,
};
