import type { ShopSite } from '../../sites/shop-site.ts';

export interface ReturnRules {
  /** Days after the delivery in which units can be returned. */
  readonly days: number;
  /** Days after the request in which the parcel must be handed in. */
  readonly sendWithinDays: number;
}

export type ReturnRulesOf = (site: ShopSite) => ReturnRules;

export const standardReturnRules: ReturnRules = { days: 60, sendWithinDays: 14 };
