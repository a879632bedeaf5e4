import type { Handler } from '../router/handler.ts';
import { createGetAvailability } from './get-availability.ts';
import { createGetCatalog, type CatalogPorts } from './get-catalog.ts';
import { createGetInventory } from './get-inventory.ts';
import { createGetProductDetails } from './get-product-details.ts';
import { createSearchProducts } from './search-products.ts';

type CatalogOperationId = 'getCatalog' | 'searchProducts' | 'getProductDetails' | 'getInventory' | 'getAvailability';

/** The calls of area products. */
export function createCatalogHandlers(ports: CatalogPorts): { readonly [Id in CatalogOperationId]: Handler<Id> } {
  return {
    getCatalog: createGetCatalog(ports),
    searchProducts: createSearchProducts(ports),
    getProductDetails: createGetProductDetails(ports),
    getInventory: createGetInventory(ports),
    getAvailability: createGetAvailability(ports),
  };
}
