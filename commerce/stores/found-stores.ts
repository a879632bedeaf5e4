import type { StoreEntry } from './store-entry.ts';

/** Result of a store search. Plain data. */
export interface FoundStores {
  /** `failed` if the service did not respond. */
  readonly outcome: 'found' | 'unknownPlace' | 'failed';
  /** Label of the searched place or country; absent for a position. */
  readonly label?: string;
  readonly total: number;
  readonly pages: number;
  readonly stores: readonly StoreEntry[];
  /** Radius, e.g. "100 mi"; absent without one. */
  readonly within?: string;
  /** The nearest store beyond the radius, if none is within it. */
  readonly nearest?: StoreEntry;
  /** The point from which distances are measured. */
  readonly origin?: { readonly latitude: number; readonly longitude: number };
}
