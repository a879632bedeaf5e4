import type { ShopSite } from '../../sites/shop-site.ts';

/** Minutes after which an order without a completed challenge is canceled. */
export type AuthenticationMinutes = (site: ShopSite) => number;

export const standardAuthenticationMinutes = 15;
