import type { ShopSite } from '../sites/shop-site.ts';

export interface FulfilmentRules {
  /** Whether the shop plays the order management system itself. */
  readonly isSimulated: boolean;
  /** How fast simulated time passes: 1 is real time, 1440 makes a day a minute. */
  readonly speed: number;
}

/** Rules of a site. */
export type FulfilmentRulesOf = (site: ShopSite) => FulfilmentRules;

export const standardFulfilmentRules: FulfilmentRules = { isSimulated: false, speed: 1 };
