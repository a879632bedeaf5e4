import type { CounterScope } from '../../database/documents/order-document.ts';
import type { CouponReason } from '../coupon-reasons.ts';
import { getAmount } from '../engine/amount-in.ts';
import { findPromotionsOfCode } from '../engine/match-coupons.ts';
import type { PreparedPromotion } from '../engine/prepared-promotion.ts';
import type { PreparedPromotions } from '../engine/prepare-promotions.ts';
import { getCounterKey, getCounterSubject, type Counter, type CouponHolder } from './counter.ts';
import type { CounterValues } from './read-counters.ts';

/** A counter with its maximum. */
export interface LimitedCounter extends Counter {
  readonly limit: number;
}

/** The values of the counters that decide about a cart's coupons. */
export interface CouponUsage {
  readonly holder: CouponHolder;
  readonly used: CounterValues;
}

type Limits = Readonly<Partial<Record<CounterScope, number>>>;

/** A budget without an amount in the currency is 0. */
function getLimits({ document }: PreparedPromotion, currency: string): Limits {
  const { total, perCustomer, budget } = document.coupon?.limits ?? {};
  return {
    ...(total !== undefined && { orders: total }),
    ...(perCustomer !== undefined && { customer: perCustomer, email: perCustomer }),
    ...(budget && { discount: getAmount(budget, currency) ?? 0 }),
  };
}

export function getLimitedCounters(promotion: PreparedPromotion, holder: CouponHolder): readonly LimitedCounter[] {
  return Object.entries(getLimits(promotion, holder.currency)).flatMap(([name, limit]) => {
    const scope = name as CounterScope;
    const subject = getCounterSubject(scope, holder);
    return subject === undefined ? [] : [{ promotionId: promotion.id, scope, subject, limit }];
  });
}

/** The counters that decide whether the codes may be used. */
export function getCountersOfCodes(prepared: PreparedPromotions, codes: Iterable<string>, holder: CouponHolder): readonly Counter[] {
  const promotions = new Set([...codes].flatMap((code) => findPromotionsOfCode(prepared, code)));
  return [...promotions].flatMap((promotion) => getLimitedCounters(promotion, holder));
}

const reasons = {
  orders: 'used-up',
  customer: 'used-by-you',
  email: 'used-by-you',
  discount: 'budget-exhausted',
} as const satisfies Readonly<Record<CounterScope, CouponReason>>;

/** Reason to reject a coupon whose counter has reached its limit. */
export const getReasonOfScope = (scope: CounterScope): (typeof reasons)[CounterScope] => reasons[scope];

const getRemaining = (counter: LimitedCounter, { used }: CouponUsage): number => counter.limit - (used.get(getCounterKey(counter)) ?? 0);

export function findLimitReason(promotion: PreparedPromotion, standing: CouponUsage): CouponReason | undefined {
  const reached = getLimitedCounters(promotion, standing.holder).find((counter) => getRemaining(counter, standing) <= 0);
  return reached && getReasonOfScope(reached.scope);
}

/** Remaining budget of a promotion in minor units of the holder's currency; Infinity without a budget. */
export function getRemainingBudget(promotion: PreparedPromotion, standing: CouponUsage): number {
  const budget = getLimitedCounters(promotion, standing.holder).find(({ scope }) => scope === 'discount');
  return budget ? getRemaining(budget, standing) : Infinity;
}
