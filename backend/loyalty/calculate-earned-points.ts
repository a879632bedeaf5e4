import type { Minor } from '../money/minor-units.ts';
import type { LoyaltyRules } from './loyalty-rules.ts';
import { calculatePoints } from './calculate-points.ts';

interface EarningRow {
  readonly item: { readonly isDigitalProduct: boolean };
  readonly amounts: { readonly totalMinor: Minor };
}

/**
 * Points that an order earns: for goods after all promotions, without gift cards, shipping and added tax, and net of rewards.
 * @param rewardsMinor Amount paid by points and rewards
 */
export function calculateEarnedPoints(rows: readonly EarningRow[], rewardsMinor: Minor, rules: Pick<LoyaltyRules, 'pointsPerUnit'>): number {
  // Every digital item is a gift card.
  const goods = rows.filter(({ item }) => !item.isDigitalProduct).reduce((sum, { amounts }) => sum + amounts.totalMinor, 0);
  return calculatePoints(goods - rewardsMinor, rules);
}
