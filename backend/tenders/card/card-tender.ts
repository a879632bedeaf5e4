import { sql } from 'kysely';
import { z } from 'zod';
import { orderMailMessages } from '#generated/messages/order-mail/all.ts';
import { paymentMethodMessages } from '#generated/messages/payment-method/all.ts';
import { messagesIn } from '#messages/runtime/messages-in.ts';
import type { OrderTender, TenderMeans } from '../../database/documents/tender-document.ts';
import { describeCard } from './describe-card.ts';
import { paymentRequired, type PaymentFault } from '../../payments/payment-problems.ts';
import { PaymentTokenError, type AuthorizationAnswer, type PaymentsPort } from '../../payments/payments.ts';
import { badRequest } from '../../router/call-error.ts';
import type { Clock } from '../../ports.ts';
import { paragraph } from '../../mail/mail-part.ts';
import { bindingToken, spendToken, storingSession } from './card-tokens.ts';
import type { Refused, Reserved, TenderCharge, TenderKindDefinition, Unable } from '../tender-kind.ts';

const card = z.object({ brand: z.string(), last4: z.string(), expiryMonth: z.number(), expiryYear: z.number() });
/** The token is the partner's and stands for the card; null once it is used. */
const cardMeans = z.object({ token: z.string().nullable(), card });

const faults: Readonly<Record<Exclude<AuthorizationAnswer['outcome'], 'approved'>, PaymentFault>> = {
  declined: 'PAY400',
  expired: 'FE309',
  fraud: 'PYT402',
  authenticate: 'PYT405',
  unauthenticated: 'PYT405',
  voided: 'PAY400',
};

const unable: Unable = { outcome: 'unable', fault: 'PYT404' };
const refused = (fault: PaymentFault): Refused => ({ outcome: 'refused', fault });

function reservationOf(answer: AuthorizationAnswer): Reserved | Refused {
  return answer.outcome === 'approved' ? { outcome: 'reserved', receipt: answer.authorizationId } : refused(faults[answer.outcome]);
}

const spent = (means: TenderMeans): TenderMeans => ({ ...means, token: null });
const tokenOf = (means: TenderMeans): string | null => cardMeans.parse(means).token;

/** A token that does not stand can do nothing more; every other failure leaves open what was done. */
async function withToken<Result>({ means }: OrderTender, ask: (token: string) => Promise<Result>): Promise<Result | Unable> {
  const token = tokenOf(means);
  if (token === null) return unable;
  try {
    return await ask(token);
  } catch (error) {
    if (error instanceof PaymentTokenError) return unable;
    throw error;
  }
}

const chargeOf = ({ tender, currency }: TenderCharge) => ({ reference: tender.reference, amountMinor: tender.amountMinor, currency });

export interface CardPorts {
  readonly payments: PaymentsPort;
  readonly clock: Clock;
}

/** A card, by the token that the payment partner's frame made of it. */
export function createCardTender({ payments, clock }: CardPorts): TenderKindDefinition<'CREDIT_CARD'> {
  return {
    method: 'card',
    group: 'rest',
    most: 1,
    isReward: false,
    unclaimed: 'PYT404',
    session: {
      type: 'card',
      async open({ shop: { site, locale }, shopOrigin, cartId, customerId }) {
        if (cartId === undefined) throw paymentRequired('PYT404');
        const returnUrl = new URL(`/${locale}/checkout/return`, shopOrigin).href;
        const session = await payments.createSession({
          purpose: 'card',
          shopOrigin,
          returnUrl,
          locale,
          brand: site.brand,
          subject: cartId,
        });
        const { sessionId, expiresAt } = session;
        return { session, storing: storingSession({ sessionId, cartId, customerId, siteId: site.id, expiresAt: new Date(expiresAt) }) };
      },
    },
    label: ({ locale }) => messagesIn(paymentMethodMessages, locale).CREDIT_CARD,
    async admit({ token, sessionId }, { basketId }) {
      if (token === undefined || sessionId === undefined) throw badRequest(['sessionId and token: are required']);
      const described = await describeCard({ payments, clock }, { token, sessionId, subject: basketId });
      const binding = bindingToken({ token, sessionId, cartId: basketId, now: clock.now() });
      return { means: { token, card: described }, limitMinor: null, binding };
    },
    isSame: (one, other) => tokenOf(one) === tokenOf(other),
    show: (means) => ({ card: cardMeans.parse(means).card }),
    mailParts: ({ locale }, { means }) => {
      const { last4 } = cardMeans.parse(means).card;
      return [paragraph(messagesIn(orderMailMessages, locale).paidWith({ last4 }))];
    },
    keep: spent,
    settle: spent,
    claim({ tender, cartId }, { name, when }) {
      const token = tokenOf(tender.means);
      if (token === null) throw paymentRequired('PYT404');
      return sql`${sql.raw(name)} as (${spendToken(token, cartId, tender.reference, when)})`;
    },
    settlement: {
      by: 'partner',
      reserve: (charge) =>
        withToken(charge.tender, async (token) =>
          reservationOf(await payments.authorize({ token, subject: charge.cartId, device: null, storeCard: false, ...chargeOf(charge) })),
        ),
      async find({ tender: { reference } }) {
        const answer = await payments.findAuthorization({ reference });
        return answer && reservationOf(answer);
      },
      async confirm(charge) {
        const { receipt } = charge.tender;
        if (receipt === null) return refused('PAY400');
        const outcome = await payments.capture({ ...chargeOf(charge), authorizationId: receipt });
        return outcome === 'captured' ? { outcome: 'confirmed' } : refused('PAY400');
      },
      async release(charge) {
        const { reference } = charge.tender;
        if ((await payments.void({ reference })) === 'captured') await payments.refund(chargeOf(charge));
      },
    },
  };
}
