import type { Feature } from '../features/feature.ts';
import { createGetAvailability } from './get-availability.ts';
import { createGetCatalog, type CatalogPorts } from './get-catalog.ts';
import { createGetInventory } from './get-inventory.ts';
import { createGetProductDetails } from './get-product-details.ts';
import { createGetProductSet } from './sets/get-product-set.ts';
import { createGetProductSets } from './sets/get-product-sets.ts';
import { createSearchProducts } from './search-products.ts';
import { createAutoSuggest } from './auto-suggest.ts';
import { createListProductSets } from './sets/list-product-sets.ts';

/** The operations of the products area. */
export function catalogFeature(ports: CatalogPorts) {
  return {
    handlers: {
      getCatalog: createGetCatalog(ports),
      searchProducts: createSearchProducts(ports),
      getProductDetails: createGetProductDetails(ports),
      getInventory: createGetInventory(ports),
      getAvailability: createGetAvailability(ports),
      autoSuggest: createAutoSuggest(ports),
      getProductSets: createGetProductSets(ports),
      getProductSet: createGetProductSet(ports),
      listProductSets: createListProductSets(ports),
    },
  } satisfies Feature;
}
