import type { CollectionPoint } from '../stores/collection-points/read-collection-points.ts';
import type { Store } from '../stores/store.ts';

/** Stores and collection points that a cart uses or a request names, and what the stores have. */
export interface Places {
  /** Keyed by id; closed stores are included. */
  readonly stores: ReadonlyMap<string, Store>;
  /** Keyed by id. */
  readonly collectionPoints: ReadonlyMap<string, CollectionPoint>;
  /** Available units by store and SKU. A store that was read has a map, empty where it has nothing. */
  readonly units: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The shopper's store; undefined without one. */
  readonly favorite: Store | undefined;
}

/** The places of a cart that uses none. */
export const noPlaces: Places = { stores: new Map(), collectionPoints: new Map(), units: new Map(), favorite: undefined };
