import type { CollectionPoint } from '../stores/collection-points/read-collection-points.ts';
import type { Store } from '../stores/store.ts';

/** Stores and collection points of a cart or request, with the stock of the stores. */
export interface Places {
  /** Keyed by id; closed stores are included. */
  readonly stores: ReadonlyMap<string, Store>;
  /** Keyed by id. */
  readonly collectionPoints: ReadonlyMap<string, CollectionPoint>;
  /** Available units by store and SKU. Every store that was read has a map, which may be empty. */
  readonly units: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The shopper's store; undefined without one. */
  readonly favorite: Store | undefined;
}

/** The places of a cart without any. */
export const noPlaces: Places = { stores: new Map(), collectionPoints: new Map(), units: new Map(), favorite: undefined };
