import type { ShopSite } from '../../sites/shop-site.ts';

export interface ReturnRules {
  /** Return period in days after the delivery. */
  readonly days: number;
  /** Days after the request within which the parcel must be handed in. */
  readonly sendWithinDays: number;
}

export type ReturnRulesOf = (site: ShopSite) => ReturnRules;

export const standardReturnRules: ReturnRules = { days: 60, sendWithinDays: 14 };
