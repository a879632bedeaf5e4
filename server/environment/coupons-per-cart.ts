import type { CouponsPerCart } from '#backend/cart/coupons/coupons-per-cart.ts';
import { createShopContext } from '#backend/sites/shop-site.ts';
import type { Settings } from '#settings/create-settings.ts';

/** Reads the settings of a site; they are the same in all its languages. */
export function createCouponsPerCart(settings: Settings): CouponsPerCart {
  return (site) => {
    const { locale } = createShopContext(site, site.languages[0]);
    return settings.of({ locale, brand: site.brand, siteId: site.id }).cart.coupons;
  };
}
