import { useQuery } from '@tanstack/react-query';
import { getAvailability } from '#generated/calls/get-availability.ts';
import { searchStores } from '#generated/calls/search-stores.ts';
import type { Store } from '#generated/openapi/stores.ts';
import { useCalls } from '../query/commerce-provider.tsx';

/** A store and what it has of a variant. */
export interface StoreStock {
  /** Undefined until it has loaded, and where there is no such store. */
  readonly store: Store | undefined;
  /** Undefined until it is known. */
  readonly units: number | undefined;
  readonly isLoading: boolean;
}

/** Milliseconds: what a store has changes by the minute. */
const staleTime = 60_000;

/** The store once, and its units of each variant that is looked at. */
export function useStoreStock(storeId: string | undefined, productId: string, sku: string | undefined): StoreStock {
  const calls = useCalls();
  const storeIds = storeId === undefined ? [] : [storeId];
  const found = useQuery({
    ...searchStores.query(calls, { body: { by: { storeIds }, start: 0, count: 1 } }),
    enabled: storeId !== undefined,
    staleTime,
  });
  const stock = useQuery({
    ...getAvailability.query(calls, { productId, body: { storeIds, sku } }),
    enabled: storeId !== undefined && sku !== undefined,
    staleTime,
  });
  return {
    store: found.data?.stores[0],
    units: stock.data?.storeInventory.find((entry) => entry.storeId === storeId)?.quantity,
    isLoading: found.isLoading || stock.isLoading,
  };
}
