import type { StoreLines } from '#commerce/stores/my-store/store-rows.ts';
import type { StoreEntry } from '#commerce/stores/store-entry.ts';

/** The visitor's new store, and the cart items assigned to another store. */
export interface ChangedStore {
  readonly store: StoreEntry;
  readonly rows: readonly StoreLines[];
}
