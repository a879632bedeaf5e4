import type { Feature } from '../features/feature.ts';
import { createSearchCollectionPoints } from './collection-points/search-collection-points.ts';
import { createListStoreEmployees } from './list-store-employees.ts';
import { createListStores } from './list-stores.ts';
import { createSearchStores, type StorePorts } from './search-stores.ts';

/** Stores and collection points, with positions, opening hours and services. */
export function createStoresFeature(ports: StorePorts) {
  return {
    handlers: {
      searchStores: createSearchStores(ports),
      searchCollectionPoints: createSearchCollectionPoints(ports),
      listStores: createListStores(ports),
      listStoreEmployees: createListStoreEmployees(ports),
    },
  } satisfies Feature;
}
