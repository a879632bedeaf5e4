import { hasRightOfWithdrawal, type ReturnRulesOf } from '#backend/orders/returns/return-rules.ts';
import { createShopContext } from '#backend/sites/shop-site.ts';
import type { Settings } from '#settings/create-settings.ts';

/** Reads the rules of returns on a site from its settings; they are the same in all its languages. */
export function createReturnRules(settings: Settings): ReturnRulesOf {
  return (site) => {
    const { locale } = createShopContext(site, site.languages[0]);
    const { days, sendWithinDays, refundsDelivery } = settings.of({ locale, brand: site.brand, siteId: site.id }).returns;
    return { days, sendWithinDays, refundsDelivery: refundsDelivery === 'auto' ? hasRightOfWithdrawal(site) : refundsDelivery === 'on' };
  };
}
