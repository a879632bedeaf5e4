import type { CounterScope } from '../../database/documents/order-document.ts';
import type { CouponReason } from '../coupon-reasons.ts';
import { amountIn } from '../engine/amount-in.ts';
import { promotionsOfCode } from '../engine/match-coupons.ts';
import type { PreparedPromotion } from '../engine/prepared-promotion.ts';
import type { PreparedPromotions } from '../engine/prepare-promotions.ts';
import { counterKey, subjectOf, type Counter, type CouponHolder } from './counter.ts';
import type { CounterValues } from './read-counters.ts';

/** A counter with its maximum. */
export interface LimitedCounter extends Counter {
  readonly limit: number;
}

/** The values of the counters that decide about a cart's coupons. */
export interface CouponStanding {
  readonly holder: CouponHolder;
  readonly used: CounterValues;
}

type Limits = Readonly<Partial<Record<CounterScope, number>>>;

/** A budget without an amount in the currency is 0. */
function limitsOf({ document }: PreparedPromotion, currency: string): Limits {
  const { total, perCustomer, budget } = document.coupon?.limits ?? {};
  return {
    ...(total !== undefined && { orders: total }),
    ...(perCustomer !== undefined && { customer: perCustomer, email: perCustomer }),
    ...(budget && { discount: amountIn(budget, currency) ?? 0 }),
  };
}

export function limitedCounters(promotion: PreparedPromotion, holder: CouponHolder): readonly LimitedCounter[] {
  return Object.entries(limitsOf(promotion, holder.currency)).flatMap(([name, limit]) => {
    const scope = name as CounterScope;
    const subject = subjectOf(scope, holder);
    return subject === undefined ? [] : [{ promotionId: promotion.id, scope, subject, limit }];
  });
}

/** The counters that decide whether the codes may be used. */
export function countersOfCodes(prepared: PreparedPromotions, codes: Iterable<string>, holder: CouponHolder): readonly Counter[] {
  const promotions = new Set([...codes].flatMap((code) => promotionsOfCode(prepared, code)));
  return [...promotions].flatMap((promotion) => limitedCounters(promotion, holder));
}

const reasons = {
  orders: 'used-up',
  customer: 'used-by-you',
  email: 'used-by-you',
  discount: 'budget-exhausted',
} as const satisfies Readonly<Record<CounterScope, CouponReason>>;

/** Reason to reject a coupon whose counter has reached its limit. */
export const reasonOfScope = (scope: CounterScope): (typeof reasons)[CounterScope] => reasons[scope];

const leftOf = (counter: LimitedCounter, { used }: CouponStanding): number => counter.limit - (used.get(counterKey(counter)) ?? 0);

export function limitReasonOf(promotion: PreparedPromotion, standing: CouponStanding): CouponReason | undefined {
  const reached = limitedCounters(promotion, standing.holder).find((counter) => leftOf(counter, standing) <= 0);
  return reached && reasonOfScope(reached.scope);
}

/** Remaining budget of a promotion in minor units of the holder's currency; Infinity without a budget. */
export function budgetLeftOf(promotion: PreparedPromotion, standing: CouponStanding): number {
  const budget = limitedCounters(promotion, standing.holder).find(({ scope }) => scope === 'discount');
  return budget ? leftOf(budget, standing) : Infinity;
}
