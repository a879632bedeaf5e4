import type { MaskedCard } from '#generated/openapi/shared.ts';
import type { PaymentTexts, TenderDefinition } from '../tender.ts';

/** A card that is entered in the partner's frame. */
export const cardTender: TenderDefinition & { readonly group: 'rest' } = {
  group: 'rest',
  getLines: ({ card }, texts) => (card ? formatCard(card, texts) : []),
  getRefund: ({ refundCard }) => refundCard,
};

/** Brand and last digits, and the expiry date. */
export function formatCard(card: MaskedCard, { messages }: PaymentTexts): readonly [string, string] {
  const month = String(card.expiryMonth).padStart(2, '0');
  const year = String(card.expiryYear % 100).padStart(2, '0');
  return [messages.cardEnding(card), messages.cardExpires({ month, year })];
}
