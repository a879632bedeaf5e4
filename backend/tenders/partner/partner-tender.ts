import { sql } from 'kysely';
import { z } from 'zod';
import type { OrderTender, TenderMeans } from '../../database/documents/tender-document.ts';
import { paymentRequired, type PaymentFault } from '../../payments/payment-problems.ts';
import { PaymentTokenError, type AuthorizationAnswer } from '../../payments/payments.ts';
import type { PartnerSettlement, Refused, Reserved, TenderCharge, TenderKindDefinition, Unable, Waiting } from '../tender-kind.ts';
import { spendToken } from './card-tokens.ts';
import type { PartnerPorts } from './partner-ports.ts';

/** The partner's token; null until it is created and after it was used. */
const partnerMeans = z.object({ token: z.string().nullable(), save: z.boolean().optional() });

const faults: Readonly<Record<Exclude<AuthorizationAnswer['outcome'], 'approved' | 'authenticate'>, PaymentFault>> = {
  declined: 'PAY400',
  expired: 'FE309',
  fraud: 'PYT402',
  unauthenticated: 'PYT405',
  voided: 'PAY400',
};

/** Challenge size that the partner assumes without browser data. */
const standardWindow = '390x400';

const unable: Unable = { outcome: 'unable', fault: 'PYT404' };
const refused = (fault: PaymentFault): Refused => ({ outcome: 'refused', fault });

function reservationOf({ tender: { device, means } }: TenderCharge, answer: AuthorizationAnswer): Reserved | Waiting | Refused {
  if (answer.outcome === 'authenticate')
    return { outcome: 'waiting', challenge: { ...answer.challenge, windowSize: device?.challengeWindowSize ?? standardWindow } };
  if (answer.outcome !== 'approved') return refused(faults[answer.outcome]);
  const { authorizationId: receipt, vaultId } = answer;
  return { outcome: 'reserved', receipt, ...(vaultId !== undefined && { means: { ...means, vaultId } }) };
}

const tokenOf = (means: TenderMeans): string | null => partnerMeans.parse(means).token;

/** Maps an invalid token to a final result. All other errors leave the outcome unknown. */
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

/** Refund id for a captured charge of an order that is then canceled. */
const releaseId = 'release';

function partnerSettlement({ payments }: Pick<PartnerPorts, 'payments'>): PartnerSettlement {
  return {
    by: 'partner',
    reserve: (charge) =>
      withToken(charge.tender, async (token) => {
        const { device = null, means } = charge.tender;
        const storeCard = partnerMeans.parse(means).save ?? false;
        return reservationOf(charge, await payments.authorize({ token, subject: charge.cartId, device, storeCard, ...chargeOf(charge) }));
      }),
    async find(charge) {
      const answer = await payments.findAuthorization({ reference: charge.tender.reference });
      return answer && reservationOf(charge, answer);
    },
    async confirm(charge) {
      const { receipt } = charge.tender;
      if (receipt === null) return refused('PAY400');
      const outcome = await payments.capture({ ...chargeOf(charge), authorizationId: receipt });
      return outcome === 'captured' ? { outcome: 'confirmed' } : refused('PAY400');
    },
    async release(charge) {
      const { reference } = charge.tender;
      if ((await payments.void({ reference })) === 'captured') await payments.refund({ ...chargeOf(charge), refundId: releaseId });
    },
    refund: ({ tender: { reference }, refundId, amountMinor, currency }) => payments.refund({ reference, refundId, amountMinor, currency }),
  };
}

type PartnerParts = Pick<
  TenderKindDefinition,
  'group' | 'most' | 'isReward' | 'unclaimed' | 'isSame' | 'keep' | 'settle' | 'claim' | 'settlement'
>;

const spent = ({ vaultId: _vaultId, save: _save, ...means }: TenderMeans): TenderMeans => ({ ...means, token: null });

/** The common part of all tenders that pay with a token of the payment partner. */
export function partnerTender(ports: Pick<PartnerPorts, 'payments'>): PartnerParts {
  return {
    group: 'rest',
    most: 1,
    isReward: false,
    unclaimed: 'PYT404',
    isSame: (one, other) => tokenOf(one) !== null && tokenOf(one) === tokenOf(other),
    keep: (means) => ({ ...means, token: null }),
    settle: spent,
    claim({ tender, cartId }, { name, when }) {
      const token = tokenOf(tender.means);
      if (token === null) throw paymentRequired('PYT404', tender);
      return sql`${sql.raw(name)} as (${spendToken(token, cartId, tender.reference, when)})`;
    },
    settlement: partnerSettlement(ports),
  };
}
