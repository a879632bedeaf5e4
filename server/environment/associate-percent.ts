import type { AssociatePercent } from '#backend/cart/pricing/associate-standing.ts';
import { createShopContext } from '#backend/sites/shop-site.ts';
import type { Settings } from '#settings/create-settings.ts';

/** Reads the percentage of a site from its settings; it is the same in all its languages. */
export function createAssociatePercent(settings: Settings): AssociatePercent {
  return (site) => {
    const { locale } = createShopContext(site, site.languages[0]);
    return settings.of({ locale, brand: site.brand, siteId: site.id }).associateDiscount.percent;
  };
}
