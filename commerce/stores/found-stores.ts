import type { StoreEntry } from './store-entry.ts';

/** Result of a search for stores. Plain data. */
export interface FoundStores {
  /** `failed` where the service did not respond. */
  readonly outcome: 'found' | 'unknownPlace' | 'failed';
  /** Label of the place or of the country that was searched; absent for a position. */
  readonly label?: string;
  readonly total: number;
  readonly pages: number;
  readonly stores: readonly StoreEntry[];
  /** The limit of distance, e.g. "100 mi"; absent without one. */
  readonly within?: string;
  /** The nearest store beyond that limit, where there is none within. */
  readonly nearest?: StoreEntry;
  /** The point that distances are measured from. */
  readonly origin?: { readonly latitude: number; readonly longitude: number };
}
