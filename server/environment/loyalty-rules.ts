import type { LoyaltyRulesOf } from '#backend/loyalty/loyalty-rules.ts';
import { createShopContext } from '#backend/sites/shop-site.ts';
import type { Settings } from '#settings/create-settings.ts';

/** Reads the settings of a site; they are the same in all its languages. */
export function createLoyaltyRules(settings: Settings): LoyaltyRulesOf {
  return (site) => {
    const { locale } = createShopContext(site, site.languages[0]);
    const { loyalty } = settings.of({ locale, brand: site.brand, siteId: site.id });
    const { pointsPerUnit, vouchers, welcomePoints, welcomeRewards, welcomeRewardDays } = loyalty;
    const tariff = vouchers[site.currency] ?? [];
    return {
      pointsPerUnit,
      vouchers: tariff.map(({ points, amountMinor }) => ({ points, minor: amountMinor })).toSorted((a, b) => a.points - b.points),
      welcome: { points: welcomePoints, rewardMinor: welcomeRewards[site.currency] ?? 0, rewardDays: welcomeRewardDays },
    };
  };
}
