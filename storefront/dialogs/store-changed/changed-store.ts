import type { StoreRows } from '#commerce/stores/my-store/store-rows.ts';
import type { StoreEntry } from '#commerce/stores/store-entry.ts';

/** The visitor's new store, and the rows of the cart that another store has. */
export interface ChangedStore {
  readonly store: StoreEntry;
  readonly rows: readonly StoreRows[];
}
