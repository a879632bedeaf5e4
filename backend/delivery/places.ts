import type { CollectionPoint } from '../stores/collection-points/read-collection-points.ts';
import type { Store } from '../stores/store.ts';

/** Stores and collection points that a cart uses or a request names, and what the stores have. */
export interface Places {
  /** By id; also those that are closed for good. */
  readonly stores: ReadonlyMap<string, Store>;
  /** By id. */
  readonly collectionPoints: ReadonlyMap<string, CollectionPoint>;
  /** Available units by store and SKU. A store that was read has a map, empty where it has nothing. */
  readonly units: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** The shopper's store; undefined without one. */
  readonly favorite: Store | undefined;
}

/** Of a cart that uses none. */
export const noPlaces: Places = { stores: new Map(), collectionPoints: new Map(), units: new Map(), favorite: undefined };
