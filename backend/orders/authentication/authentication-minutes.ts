import type { ShopSite } from '../../sites/shop-site.ts';

/** Minutes after which an order whose shopper was not authenticated is cancelled. */
export type AuthenticationMinutes = (site: ShopSite) => number;

export const standardAuthenticationMinutes = 15;
