import type { Timestamp } from './columns.ts';

interface FavoriteListsTable {
  id: string;
  customer_id: string;
  site_id: string;
  /** Empty for the first list, whose name depends on the language of the page. */
  name: string;
  /** The name without case and repeated spaces. */
  name_key: string;
  of_guest: boolean;
  /** Token of its link; null while it is not shared. */
  share_token: string | null;
  created_at: Timestamp;
  /** When an item was last added. */
  updated_at: Timestamp;
}

interface FavoriteItemsTable {
  list_id: string;
  style_id: string;
  /** Empty for a product without colors. */
  color_code: string;
  qty: number;
  added_at: Timestamp;
  /** Minor units when it was added; null without a price. */
  price_minor: number | null;
  /** True if a variant was in stock when it was added. */
  available: boolean;
}

export interface FavoriteTables {
  favorite_lists: FavoriteListsTable;
  favorite_items: FavoriteItemsTable;
}
