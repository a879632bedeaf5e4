import { useQuery } from '@tanstack/react-query';
import { searchStores } from '#generated/calls/search-stores.ts';
import type { Store } from '#generated/openapi/stores.ts';
import { useCalls } from '../query/commerce-provider.tsx';
import { stockStaleTime, useUnits } from './use-units.ts';

/** A store and its stock of a variant. */
export interface StoreStock {
  /** Undefined while loading or if the store does not exist. */
  readonly store: Store | undefined;
  /** Undefined until it is known. */
  readonly units: number | undefined;
  readonly isLoading: boolean;
}

/** Loads the store once, and its units of each selected variant. */
export function useStoreStock(storeId: string | undefined, productId: string, sku: string | undefined): StoreStock {
  const calls = useCalls();
  const { data, isLoading } = useQuery({
    ...searchStores.query(calls, { body: { by: { storeIds: storeId === undefined ? [] : [storeId] } } }),
    enabled: storeId !== undefined,
    // The ready time of pickups changes with the stock.
    staleTime: stockStaleTime,
  });
  const stock = useUnits(storeId, { productId, sku });
  return { store: data?.stores[0], units: stock.units, isLoading: isLoading || stock.isLoading };
}
