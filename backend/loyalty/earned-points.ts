import type { Minor } from '../money/minor-units.ts';
import type { LoyaltyRules } from './loyalty-rules.ts';
import { pointsOf } from './points-of.ts';

interface EarningRow {
  readonly item: { readonly isDigitalProduct: boolean };
  readonly amounts: { readonly totalMinor: Minor };
}

/**
 * Points that an order earns: on what goods cost after all promotions, without gift cards, shipping and added tax, and net of what rewards
 * pay.
 *
 * @param rewardsMinor What points and rewards pay of the order
 */
export function earnedPoints(rows: readonly EarningRow[], rewardsMinor: Minor, rules: Pick<LoyaltyRules, 'pointsPerUnit'>): number {
  // Everything digital is a gift card.
  const goods = rows.filter(({ item }) => !item.isDigitalProduct).reduce((sum, { amounts }) => sum + amounts.totalMinor, 0);
  return pointsOf(goods - rewardsMinor, rules);
}
