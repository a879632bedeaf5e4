import type { StoreSearch } from '#generated/openapi/stores.ts';

/** Request for a single store. */
export function createStoreRequest(storeId: string): { readonly body: StoreSearch } {
  return { body: { by: { storeIds: [storeId] }, start: 0, count: 1 } };
}
