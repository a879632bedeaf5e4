import type { ShopSite } from '../sites/shop-site.ts';

export interface FulfillmentRules {
  /** True if the shop simulates the order management system. */
  readonly isSimulated: boolean;
  /** Speed of simulated time: 1 is real time, 1440 makes a day a minute. */
  readonly speed: number;
}

/** Rules of a site. */
export type FulfillmentRulesOf = (site: ShopSite) => FulfillmentRules;

export const standardFulfillmentRules: FulfillmentRules = { isSimulated: false, speed: 1 };
