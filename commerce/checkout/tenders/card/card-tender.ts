import type { TenderDefinition } from '../tender.ts';

/** A card, entered into the partner's frame. */
export const cardTender: TenderDefinition = {
  covers: 'rest',
  // The form is shown while the methods load, so that it is there at once in nearly every shop.
  isOffered: (methods) => methods === undefined || methods.some(({ kind }) => kind === 'card'),
  getLines({ card }, messages) {
    if (!card) return [];
    const month = String(card.expiryMonth).padStart(2, '0');
    const year = String(card.expiryYear % 100).padStart(2, '0');
    return [messages.cardEnding(card), messages.cardExpires({ month, year })];
  },
};
