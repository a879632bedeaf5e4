import type { Feature } from '../features/feature.ts';
import { createSearchCollectionPoints } from './collection-points/search-collection-points.ts';
import { createListStoreEmployees, type EmployeeListPorts } from './list-store-employees.ts';
import { createListStores } from './list-stores.ts';
import { createSearchStores } from './search-stores.ts';

/** Stores and collection points, with positions, opening hours and services. */
export function createStoresFeature(ports: EmployeeListPorts) {
  return {
    handlers: {
      searchStores: createSearchStores(ports),
      searchCollectionPoints: createSearchCollectionPoints(ports),
      listStores: createListStores(ports),
      listStoreEmployees: createListStoreEmployees(ports),
    },
  } satisfies Feature;
}
