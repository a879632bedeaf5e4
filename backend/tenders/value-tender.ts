import type { RawBuilder } from 'kysely';
import { z } from 'zod';
import type { TenderData } from '../database/documents/tender-document.ts';
import { createPaymentError, type PaymentFault } from '../payments/payment-problems.ts';
import { calculateShare } from '../money/rounding.ts';
import type { ClaimPlace, BalanceSettlement, TenderCharge, TenderKindDefinition } from './tender-kind.ts';
import { refundValue } from '../stored-value/change-value.ts';
import { buildCapture, buildHold, releaseHold } from '../stored-value/hold-value.ts';

/** Payment data of every tender with a balance in this backend. */
const heldValue = z.object({
  accountId: z.string(),
  /** Deducted from the account if it differs from the tender's amount, e.g. points. */
  units: z.number().int().positive().optional(),
  /** ISO 8601; absent if it does not expire. */
  expiresAt: z.string().optional(),
});

const parseHeldValue = (tenderData: TenderData): z.output<typeof heldValue> => heldValue.parse(tenderData);

const getUnits = ({ tenderData, amountMinor }: TenderCharge['tender']): number => parseHeldValue(tenderData).units ?? amountMinor;

type ValueTenderBase = Pick<
  TenderKindDefinition,
  'group' | 'session' | 'unclaimed' | 'claim' | 'settlement' | 'toCartData' | 'toSettledData' | 'toErasedData'
>;

interface ValueOptions {
  /** Error code for a balance that is gone when the order is placed. */
  readonly unclaimed: PaymentFault;
  /** Error code for a balance that has expired since it was added; `unclaimed` by default. */
  readonly expired?: PaymentFault;
  /** True if `units` are points. */
  readonly hasPoints?: boolean;
  /** Another condition on the account, aliased `a`, e.g. its owner. */
  readonly condition?: (charge: Pick<TenderCharge, 'tender' | 'cartId'>) => RawBuilder<unknown>;
}

const createLedger = (hasPoints: boolean): BalanceSettlement => ({
  by: 'ledger',
  capture: ({ tender, orderId, now }, place) =>
    buildCapture({ accountId: parseHeldValue(tender.tenderData).accountId, reference: tender.reference, orderId, now }, place),
  release: (transaction, { tender, orderId, now }) =>
    releaseHold(transaction, { accountId: parseHeldValue(tender.tenderData).accountId, reference: tender.reference, orderId, now }),
  async refund(transaction, { tender, refundId, amountMinor, refundedMinor, orderId, now }) {
    const getUnitsOfAmount = (minor: number): number => calculateShare(getUnits(tender), minor, tender.amountMinor);
    const amount = getUnitsOfAmount(refundedMinor + amountMinor) - getUnitsOfAmount(refundedMinor);
    const { accountId } = parseHeldValue(tender.tenderData);
    const refund = { held: { accountId }, reference: tender.reference, refundId, amount, orderId, now };
    const isCredited = amount === 0 || (await refundValue(transaction, refund));
    return { isCredited, ...(hasPoints && { points: amount }) };
  },
});

/** The common part of tenders with a balance in this backend: the order's own statements reserve, capture and release it. */
export function createValueTender({ unclaimed, expired = unclaimed, hasPoints = false, condition }: ValueOptions): ValueTenderBase {
  return {
    group: 'value',
    session: null,
    unclaimed,
    claim(charge, { name, when, now }: ClaimPlace) {
      const { tender } = charge;
      const { accountId, expiresAt } = parseHeldValue(tender.tenderData);
      if (expiresAt !== undefined && new Date(expiresAt) <= now) throw createPaymentError(expired, tender);
      const value = { accountId, amount: getUnits(tender), reference: tender.reference, now };
      return buildHold(value, { name, when, ...(condition && { condition: condition(charge) }) });
    },
    settlement: createLedger(hasPoints),
    // The account id is a reference, not a secret: it cannot pay by itself.
    toCartData: (tenderData) => tenderData,
    toSettledData: (tenderData) => tenderData,
    toErasedData(tenderData) {
      const { accountId, units } = parseHeldValue(tenderData);
      return { accountId, ...(units !== undefined && { units }) };
    },
  };
}
