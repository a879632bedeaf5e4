import { sql } from 'kysely';
import { z } from 'zod';
import type { OrderTender, TenderData } from '../../database/documents/tender-document.ts';
import { createPaymentError, type PaymentFault } from '../../payments/payment-problems.ts';
import { PaymentTokenError, type AuthorizationResponse } from '../../payments/payments.ts';
import type {
  PartnerSettlement,
  RejectedCharge,
  Reserved,
  TenderCharge,
  TenderKindDefinition,
  UnableCharge,
  WaitingCharge,
} from '../tender-kind.ts';
import { buildTokenSpend } from './card-tokens.ts';
import type { PartnerPorts } from './partner-ports.ts';

/** The partner's token; null until it is created and after it was used. */
const partnerData = z.object({ token: z.string().nullable(), save: z.boolean().optional() });

const faults: Readonly<Record<Exclude<AuthorizationResponse['outcome'], 'approved' | 'authenticate'>, PaymentFault>> = {
  declined: 'PAY400',
  expired: 'FE309',
  fraud: 'PYT402',
  unauthenticated: 'PYT405',
  voided: 'PAY400',
};

/** Challenge size that the partner assumes without browser data. */
const defaultWindow = '390x400';

const unable: UnableCharge = { outcome: 'unable', fault: 'PYT404' };
const createRejectedCharge = (fault: PaymentFault): RejectedCharge => ({ outcome: 'rejected', fault });

function toReservation(
  { tender: { device, tenderData } }: TenderCharge,
  response: AuthorizationResponse,
): Reserved | WaitingCharge | RejectedCharge {
  if (response.outcome === 'authenticate')
    return { outcome: 'waiting', challenge: { ...response.challenge, windowSize: device?.challengeWindowSize ?? defaultWindow } };
  if (response.outcome !== 'approved') return createRejectedCharge(faults[response.outcome]);
  const { authorizationId: receipt, vaultId } = response;
  return { outcome: 'reserved', receipt, ...(vaultId !== undefined && { tenderData: { ...tenderData, vaultId } }) };
}

const getToken = (tenderData: TenderData): string | null => partnerData.parse(tenderData).token;

/** Maps an invalid token to a final result. All other errors leave the outcome unknown. */
async function requestWithToken<Result>(
  { tenderData }: OrderTender,
  send: (token: string) => Promise<Result>,
): Promise<Result | UnableCharge> {
  const token = getToken(tenderData);
  if (token === null) return unable;
  try {
    return await send(token);
  } catch (error) {
    if (error instanceof PaymentTokenError) return unable;
    throw error;
  }
}

const toCharge = ({ tender, currency }: TenderCharge) => ({ reference: tender.reference, amountMinor: tender.amountMinor, currency });

/** Refund id for a captured charge of an order that is then canceled. */
const releaseId = 'release';

function createPartnerSettlement({ payments }: Pick<PartnerPorts, 'payments'>): PartnerSettlement {
  return {
    by: 'partner',
    reserve: (charge) =>
      requestWithToken(charge.tender, async (token) => {
        const { device = null, tenderData } = charge.tender;
        const storeCard = partnerData.parse(tenderData).save ?? false;
        return toReservation(charge, await payments.authorize({ token, subject: charge.cartId, device, storeCard, ...toCharge(charge) }));
      }),
    async find(charge) {
      const response = await payments.findAuthorization({ reference: charge.tender.reference });
      return response && toReservation(charge, response);
    },
    async confirm(charge) {
      const { receipt } = charge.tender;
      if (receipt === null) return createRejectedCharge('PAY400');
      const outcome = await payments.capture({ ...toCharge(charge), authorizationId: receipt });
      return outcome === 'captured' ? { outcome: 'confirmed' } : createRejectedCharge('PAY400');
    },
    async release(charge) {
      const { reference } = charge.tender;
      if ((await payments.void({ reference })) === 'captured') await payments.refund({ ...toCharge(charge), refundId: releaseId });
    },
    refund: ({ tender: { reference }, refundId, amountMinor, currency }) => payments.refund({ reference, refundId, amountMinor, currency }),
  };
}

type PartnerTenderBase = Pick<
  TenderKindDefinition,
  'group' | 'maxCount' | 'isReward' | 'unclaimed' | 'hasSameData' | 'toCartData' | 'toSettledData' | 'toErasedData' | 'claim' | 'settlement'
>;

const removeToken = ({ vaultId: _vaultId, save: _save, ...tenderData }: TenderData): TenderData => ({ ...tenderData, token: null });

/** The common part of all tenders that pay with a token of the payment partner. */
export function createPartnerTender(ports: Pick<PartnerPorts, 'payments'>): PartnerTenderBase {
  return {
    group: 'rest',
    maxCount: 1,
    isReward: false,
    unclaimed: 'PYT404',
    hasSameData: (one, other) => getToken(one) !== null && getToken(one) === getToken(other),
    toCartData: (tenderData) => ({ ...tenderData, token: null }),
    toSettledData: removeToken,
    toErasedData: () => ({}),
    claim({ tender, cartId }, { name, when }) {
      const token = getToken(tender.tenderData);
      if (token === null) throw createPaymentError('PYT404', tender);
      return sql`${sql.raw(name)} as (${buildTokenSpend(token, cartId, tender.reference, when)})`;
    },
    settlement: createPartnerSettlement(ports),
  };
}
