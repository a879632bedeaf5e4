import type { Minor } from '../money/minor-units.ts';
import type { ShopSite } from '../sites/shop-site.ts';

/** An amount in the site's currency that points can buy. */
export interface Voucher {
  readonly points: number;
  readonly minor: Minor;
}

/** The welcome promotion, which each new member gets once. */
export interface WelcomeRules {
  /** 0 for none. */
  readonly points: number;
  /** Value of a reward code in the site's currency; 0 for none. */
  readonly rewardMinor: Minor;
  /** Days until the code expires. */
  readonly rewardDays: number;
}

export interface LoyaltyRules {
  /** Points per whole unit of the currency; 0 for none. */
  readonly pointsPerUnit: number;
  /** Lowest first. */
  readonly vouchers: readonly Voucher[];
  readonly welcome: WelcomeRules;
}

/** Returns the rules of a site. */
export type LoyaltyRulesOf = (site: ShopSite) => LoyaltyRules;

export const standardLoyaltyRules: LoyaltyRules = {
  pointsPerUnit: 1,
  vouchers: [
    { points: 500, minor: 500 },
    { points: 1000, minor: 1200 },
    { points: 2000, minor: 2600 },
  ],
  welcome: { points: 0, rewardMinor: 0, rewardDays: 90 },
};
