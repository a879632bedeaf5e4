import { z } from 'zod';
import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import { paymentMethodMessages } from '#generated/messages/payment-method/all.ts';
import type { Installment } from '#generated/openapi/shared.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { createParagraph } from '../../mail/mail-part.ts';
import { toWire, type Minor } from '../../money/minor-units.ts';
import { createPaymentError, toPaymentProblem } from '../../payments/payment-problems.ts';
import type { PlanInstallment, PlanTerms } from '../../payments/payments.ts';
import { buildTokenBinding } from '../partner/card-tokens.ts';
import type { PartnerPorts } from '../partner/partner-ports.ts';
import { openCartSession } from '../partner/partner-session.ts';
import { createPartnerTender } from '../partner/partner-tender.ts';
import type { PayableCart, Offer, TenderKindDefinition } from '../tender-kind.ts';
import { createPlanTerms, calculateInstallments } from './plan-terms.ts';

const planData = z.object({
  providerName: z.string(),
  installments: z.array(z.object({ amountMinor: z.number().int(), dueInDays: z.number().int() })),
});

const toInstallments = (installments: readonly PlanInstallment[], currency: string): Installment[] =>
  installments.map(({ amountMinor, dueInDays }) => ({ amount: toWire(amountMinor, currency), dueInDays }));

/** @throws CallError 402 PAY400 for a declined plan; PYT404 unless the plan was accepted for this cart and at least its remaining amount */
async function getAcceptedPlan(
  { payments }: PartnerPorts,
  session: { readonly sessionId: string; readonly subject: string },
  currency: string,
  leastMinor: Minor,
) {
  const plan = await payments.findPlan(session).catch((error: unknown) => {
    throw toPaymentProblem(error);
  });
  if (plan.outcome === 'declined') throw createPaymentError('PAY400');
  if (plan.outcome !== 'accepted' || plan.subject !== session.subject) throw createPaymentError('PYT404');
  if (plan.amount.currency !== currency || plan.amount.amountMinor < leastMinor) throw createPaymentError('PYT404');
  return plan;
}

function getUnavailableReason({ minMinor, maxMinor }: PlanTerms, cart: PayableCart, amountMinor: Minor): Pick<Offer, 'unavailable'> {
  if (cart.hasOnlyGiftCards) return { unavailable: 'GIFT_CARDS_IN_CART' };
  if (amountMinor < minMinor) return { unavailable: 'BELOW_MINIMUM' };
  return amountMinor > maxMinor ? { unavailable: 'ABOVE_MAXIMUM' } : {};
}

/** A plan of the pay-later provider, accepted by the shopper on the provider's page. */
export function createPayLaterTender(ports: PartnerPorts): TenderKindDefinition<'PAY_LATER'> {
  const findTerms = createPlanTerms(ports);
  return {
    ...createPartnerTender(ports),
    method: 'payLater',
    session: { type: 'paylater', needsAmount: true, open: (request) => openCartSession(ports, request, { purpose: 'pay-later' }) },
    getLabel: ({ locale }) => getMessages(paymentMethodMessages, locale).PAY_LATER,
    async getOffer({ shop: { site }, cart, remainingMinor }) {
      const terms = await findTerms(site);
      if (terms === undefined) return null;
      if (terms === null) return { unavailable: 'COUNTRY' };
      const { currency } = site;
      const limits = { minAmount: toWire(terms.minMinor, currency), maxAmount: toWire(terms.maxMinor, currency) };
      const reason = getUnavailableReason(terms, cart, remainingMinor);
      if (reason.unavailable) return { ...limits, ...reason };
      return { ...limits, installments: toInstallments(calculateInstallments(terms, remainingMinor), currency) };
    },
    async validate({ sessionId }, { basketId, shop, cart }) {
      if (cart?.hasOnlyGiftCards) throw createPaymentError('PYT404');
      const plan = await getAcceptedPlan(ports, { sessionId, subject: basketId }, shop.site.currency, cart?.restMinor ?? 0);
      const { token, providerName, installments, amount } = plan;
      const binding = buildTokenBinding({ token, sessionId, cartId: basketId, now: ports.clock.now() });
      return { tenderData: { token, providerName, installments }, limitMinor: amount.amountMinor, reservation: binding };
    },
    show(tenderData, currency) {
      const { providerName, installments } = planData.parse(tenderData);
      return { providerName, installments: toInstallments(installments, currency) };
    },
    createMailSections: ({ locale }, { tenderData }) => {
      const { providerName: provider } = planData.parse(tenderData);
      return [createParagraph(getMessages(orderMailMessages, locale).paidLater({ provider }))];
    },
  };
}
