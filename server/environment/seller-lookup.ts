import type { SellerOf } from '#backend/orders/documents/seller.ts';
import { createShopContext } from '#backend/sites/shop-site.ts';
import type { Settings } from '#settings/create-settings.ts';

/** Reads the company of a site from its settings; it is the same in all its languages. */
export function createSellerLookup(settings: Settings): SellerOf {
  return (site) => {
    const { locale } = createShopContext(site, site.languages[0]);
    const { name, address, taxNumber } = settings.of({ locale, brand: site.brand, siteId: site.id }).company;
    return { name: name || site.brandName, lines: address.split('\n').filter(Boolean), taxNumber };
  };
}
