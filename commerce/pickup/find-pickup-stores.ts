import { useQuery } from '@tanstack/react-query';
import { searchStores } from '#generated/calls/search-stores.ts';
import type { StoreSearch } from '#generated/openapi/stores.ts';
import { useCalls } from '../query/commerce-provider.tsx';

/** Place or position of a search. */
export type StoreOrigin = StoreSearch['by'];

export interface PickupSearch {
  readonly origin: StoreOrigin | undefined;
  /** Id of the shopper's own store. */
  readonly mine: string | undefined;
  readonly sku: string;
  /** ISO 3166 code. Stores of other countries belong to other sites. */
  readonly country: string;
}

/** Number of stores per request. */
const COUNT = 20;

/** Milliseconds; the stock of a store changes by the minute. */
const staleTime = 60_000;

/** Stores of the site's country near a place or position, with their units of a SKU; by default near the shopper's store. */
export function usePickupStores({ origin, mine, sku, country }: PickupSearch) {
  const calls = useCalls();
  const home = useQuery({
    ...searchStores.query(calls, { body: { by: { storeIds: [mine ?? ''] }, sku } }),
    enabled: origin === undefined && mine !== undefined,
    staleTime,
  });
  const [own] = home.data?.stores ?? [];
  const by = origin ?? (own && { position: { latitude: own.latitude, longitude: own.longitude } });
  const found = useQuery({
    ...searchStores.query(calls, { body: { by: by ?? { place: ' ' }, sku, count: COUNT } }),
    enabled: by !== undefined,
    staleTime,
  });
  return {
    stores: found.data?.stores.filter((store) => store.country === country),
    isUnknownPlace: found.data !== undefined && found.data.origin === undefined,
    isLoading: by === undefined ? home.isLoading : found.isLoading,
    isError: found.isError,
    retry: () => void found.refetch(),
  };
}
