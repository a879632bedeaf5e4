import type { Handlers } from '../router/handler.ts';
import { createGetAvailability } from './get-availability.ts';
import { createGetCatalog, type CatalogPorts } from './get-catalog.ts';
import { createGetInventory } from './get-inventory.ts';
import { createGetProductDetails } from './get-product-details.ts';
import { createSearchProducts } from './search-products.ts';

/** The calls of area products. */
export function createCatalogHandlers(ports: CatalogPorts) {
  return {
    getCatalog: createGetCatalog(ports),
    searchProducts: createSearchProducts(ports),
    getProductDetails: createGetProductDetails(ports),
    getInventory: createGetInventory(ports),
    getAvailability: createGetAvailability(ports),
  } satisfies Partial<Handlers>;
}
