import { z } from 'zod';
import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import { paymentMethodMessages } from '#generated/messages/payment-method/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { TenderData } from '../../database/documents/tender-document.ts';
import { createParagraph } from '../../mail/mail-part.ts';
import { createPaymentError } from '../../payments/payment-problems.ts';
import { createBadRequestError } from '../../router/call-error.ts';
import { buildTokenBinding } from '../partner/card-tokens.ts';
import { assertNotExpired, describeToken } from '../partner/describe-token.ts';
import { maskedCard } from '../partner/masked-card.ts';
import type { PartnerPorts } from '../partner/partner-ports.ts';
import { openAccountSession, openCartSession } from '../partner/partner-session.ts';
import { createPartnerTender } from '../partner/partner-tender.ts';
import type { SavedCard } from '../partner/saved-cards.ts';
import type { TenderKindDefinition } from '../tender-kind.ts';

const cardData = z.object({
  token: z.string().nullable(),
  card: maskedCard,
  savedPaymentId: z.string().optional(),
  /** True for a saved card without a token. */
  needsSecurityCode: z.boolean().optional(),
});

const isWaiting = (tenderData: TenderData): boolean => cardData.parse(tenderData).needsSecurityCode ?? false;

/** After its token was used, a saved card needs its security code again. */
function toCartData(tenderData: TenderData): TenderData {
  return { ...tenderData, token: null, ...(tenderData['savedPaymentId'] !== undefined && { needsSecurityCode: true }) };
}

/** A card, by a token of the payment partner's frame, or a saved card with a token of its security code. */
export function createCardTender(ports: PartnerPorts): TenderKindDefinition<'CREDIT_CARD'> {
  const shared = createPartnerTender(ports);

  async function findSaved(customerId: string, savedPaymentId: string): Promise<SavedCard> {
    const saved = await ports.savedCards.find(customerId, savedPaymentId);
    if (!saved) throw createPaymentError('PYT404');
    assertNotExpired(ports, saved.card);
    return saved;
  }

  return {
    ...shared,
    method: 'card',
    session: {
      type: 'card',
      needsAmount: false,
      async open(request) {
        const { cartId, customerId, savedPaymentId } = request;
        if (cartId === undefined) return openAccountSession(ports, request);
        if (savedPaymentId === undefined) return openCartSession(ports, request, { purpose: 'card' });
        const { vaultId } = await findSaved(customerId, savedPaymentId);
        return openCartSession(ports, request, { purpose: 'security-code', vaultId });
      },
    },
    getLabel: ({ locale }) => getMessages(paymentMethodMessages, locale).CREDIT_CARD,
    async validate({ token, sessionId, savedPaymentId, save }, { basketId, context: { customer } }) {
      if (save && customer.role !== 'registered') throw createBadRequestError(['save: only members can save a card']);
      if ((token === undefined) !== (sessionId === undefined)) throw createBadRequestError(['token: requires a sessionId']);
      const saved = savedPaymentId === undefined ? null : await findSaved(customer.id, savedPaymentId);
      if (token === undefined || sessionId === undefined) {
        if (!saved) throw createBadRequestError(['token: give either token or savedPaymentId']);
        return {
          tenderData: { token: null, card: saved.card, savedPaymentId, needsSecurityCode: true },
          limitMinor: null,
          reservation: null,
        };
      }
      const { card, vaultId } = await describeToken(ports, { token, sessionId, subject: basketId });
      // The token of a security code is valid for its own card only.
      if (vaultId !== saved?.vaultId) throw createPaymentError('PYT404');
      const binding = buildTokenBinding({ token, sessionId, cartId: basketId, now: ports.clock.now() });
      const tenderData = { token, card, ...(saved ? { savedPaymentId } : save && { save }) };
      return { tenderData, limitMinor: null, reservation: binding };
    },
    hasSameData: (one, other) =>
      shared.hasSameData(one, other) || (isWaiting(one) && isWaiting(other) && one['savedPaymentId'] === other['savedPaymentId']),
    show(tenderData) {
      const { card, savedPaymentId, needsSecurityCode } = cardData.parse(tenderData);
      return { card, ...(savedPaymentId !== undefined && { savedPaymentId }), ...(needsSecurityCode && { needsSecurityCode }) };
    },
    createMailSections: ({ locale }, { tenderData }) => {
      const { last4 } = cardData.parse(tenderData).card;
      return [createParagraph(getMessages(orderMailMessages, locale).paidWith({ last4 }))];
    },
    toCartData,
  };
}
