import { sql } from 'kysely';
import { z } from 'zod';
import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import { paymentMethodMessages } from '#generated/messages/payment-method/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { createParagraph } from '../../mail/mail-part.ts';
import { toWire } from '../../money/minor-units.ts';
import { createValueTender } from '../value-tender.ts';
import type { TenderKindDefinition } from '../tender-kind.ts';
import { buildCardBinding, takeOverCard } from './hold-by-cart.ts';
import { createGiftCardError, verifyGiftCard, type GiftCardPorts } from './verify-gift-card.ts';

/** Maximum number of gift cards in a cart. */
const maxCards = 5;

const cardData = z.object({
  accountId: z.string(),
  last4: z.string(),
  /** Balance when the card was added; absent in an order. */
  balanceMinor: z.number().optional(),
  expiresAt: z.string().optional(),
});

/** A gift card of the shop, by number and PIN. It pays up to its balance and is reserved by its cart. */
export function createGiftCardTender(ports: GiftCardPorts): TenderKindDefinition<'GIFT_CARD'> {
  const { db, clock } = ports;
  return {
    ...createValueTender({ unclaimed: 'GFC800', expired: 'GFC410', condition: ({ cartId }) => sql`a.cart_id = ${cartId}::uuid` }),
    method: 'giftCard',
    maxCount: maxCards,
    isReward: false,
    getLabel: ({ locale }) => getMessages(paymentMethodMessages, locale).GIFT_CARD,
    async getOffer({ cart: { hasOnlyGiftCards } }) {
      if (!ports.giftCardCodes) return null;
      return hasOnlyGiftCards ? { unavailable: 'GIFT_CARDS_IN_CART' } : {};
    },
    findFault: ({ hasOnlyGiftCards }) => (hasOnlyGiftCards ? 'GFC760' : undefined),
    async validate({ number, pin }, { basketId, context: { address }, shop: { site }, cart }) {
      if (cart?.hasOnlyGiftCards) throw createGiftCardError('GFC760');
      const card = await verifyGiftCard(ports, { number, pin, currency: site.currency, address });
      if (card.balance === 0) throw createGiftCardError('GFC755');
      const held = { cardId: card.id, cartId: basketId, now: clock.now() };
      if (!(await takeOverCard(db, held))) throw createGiftCardError('GFC400');
      const expiry = card.expiresAt && { expiresAt: card.expiresAt.toISOString() };
      return {
        tenderData: { accountId: card.id, last4: card.last4, balanceMinor: card.balance, ...expiry },
        limitMinor: card.balance,
        reservation: buildCardBinding(held),
      };
    },
    hasSameData: (one, other) => cardData.parse(one).accountId === cardData.parse(other).accountId,
    show(tenderData, currency) {
      const { last4, balanceMinor, expiresAt } = cardData.parse(tenderData);
      const balance = balanceMinor !== undefined && { balance: toWire(balanceMinor, currency) };
      return { storedValue: { last4, ...balance, ...(expiresAt !== undefined && { expiresAt }) } };
    },
    createMailSections: ({ locale }, { tenderData }) => {
      const { last4 } = cardData.parse(tenderData);
      return [createParagraph(getMessages(orderMailMessages, locale).paidWithGiftCard({ last4 }))];
    },
    toSettledData: ({ balanceMinor: _balanceMinor, ...tenderData }) => tenderData,
  };
}
