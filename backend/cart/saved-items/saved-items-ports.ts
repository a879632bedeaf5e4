import type { ShopSite } from '../../sites/shop-site.ts';
import type { CartPorts } from '../cart-ports.ts';

/** The maximum number of saved items per customer on a site. */
export type SavedItemsLimit = (site: ShopSite) => number;

export const standardSavedItemsLimit = 100;

export interface SavedItemsPorts extends CartPorts {
  readonly savedItemsLimit: SavedItemsLimit;
}
