import type { ShopSite } from '../../sites/shop-site.ts';
import type { CartPorts } from '../cart-ports.ts';

/** The number of items that a customer can save on a site. */
export type SavedItemsLimit = (site: ShopSite) => number;

export const standardSavedItemsLimit = 100;

export interface SavedItemsPorts extends CartPorts {
  readonly savedItemsLimit: SavedItemsLimit;
}
