import { z } from 'zod';
import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import { paymentMethodMessages } from '#generated/messages/payment-method/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { createParagraph } from '../../mail/mail-part.ts';
import { buildTokenBinding } from '../partner/card-tokens.ts';
import { describeToken } from '../partner/describe-token.ts';
import { maskedCard } from '../partner/masked-card.ts';
import type { PartnerPorts } from '../partner/partner-ports.ts';
import { openCartSession } from '../partner/partner-session.ts';
import { createPartnerTender } from '../partner/partner-tender.ts';
import type { TenderKindDefinition } from '../tender-kind.ts';

const walletData = z.object({ card: maskedCard, providerName: z.string() });

/** A card of a digital wallet, by a token of the partner's sheet. */
export function createWalletTender(ports: PartnerPorts): TenderKindDefinition<'DIGITAL_WALLET'> {
  const getLabel = (locale: string): string => getMessages(paymentMethodMessages, locale).DIGITAL_WALLET;
  return {
    ...createPartnerTender(ports),
    method: 'wallet',
    session: { type: 'wallet', needsAmount: true, open: (request) => openCartSession(ports, request, { purpose: 'wallet' }) },
    getLabel: ({ locale }) => getLabel(locale),
    async validate({ token, sessionId }, { basketId, shop }) {
      const { card, providerName = getLabel(shop.locale) } = await describeToken(ports, { token, sessionId, subject: basketId });
      const binding = buildTokenBinding({ token, sessionId, cartId: basketId, now: ports.clock.now() });
      return { tenderData: { token, card, providerName }, limitMinor: null, reservation: binding };
    },
    show: (tenderData) => walletData.parse(tenderData),
    createMailSections: ({ locale }, { tenderData }) => {
      const { providerName: provider, card } = walletData.parse(tenderData);
      return [createParagraph(getMessages(orderMailMessages, locale).paidByWallet({ provider, last4: card.last4 }))];
    },
  };
}
