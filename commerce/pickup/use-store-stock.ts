import { useQuery } from '@tanstack/react-query';
import { searchStores } from '#generated/calls/search-stores.ts';
import type { Store } from '#generated/openapi/stores.ts';
import { useCalls } from '../query/commerce-provider.tsx';
import { stockStaleTime, useUnits } from './use-units.ts';

/** A store and what it has of a variant. */
export interface StoreStock {
  /** Undefined until it has loaded, and where there is no such store. */
  readonly store: Store | undefined;
  /** Undefined until it is known. */
  readonly units: number | undefined;
  readonly isLoading: boolean;
}

/** The store once, and its units of each variant that is looked at. */
export function useStoreStock(storeId: string | undefined, productId: string, sku: string | undefined): StoreStock {
  const calls = useCalls();
  const { data, isLoading } = useQuery({
    ...searchStores.query(calls, { body: { by: { storeIds: storeId === undefined ? [] : [storeId] } } }),
    enabled: storeId !== undefined,
    // When its pickups are ready changes with it.
    staleTime: stockStaleTime,
  });
  const stock = useUnits(storeId, { productId, sku });
  return { store: data?.stores[0], units: stock.units, isLoading: isLoading || stock.isLoading };
}
