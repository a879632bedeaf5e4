import type { ShopSite } from '../../sites/shop-site.ts';

/** Maximum number of coupon codes in a cart of a site. */
export type CouponsPerCart = (site: ShopSite) => number;

export const standardCouponsPerCart = 5;
