import type { ShopSite } from '../../sites/shop-site.ts';

/** How many coupon codes a cart of a site holds. */
export type CouponsPerCart = (site: ShopSite) => number;

export const standardCouponsPerCart = 5;
