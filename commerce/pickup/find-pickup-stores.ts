import { useQuery } from '@tanstack/react-query';
import { searchStores } from '#generated/calls/search-stores.ts';
import type { StoreSearch } from '#generated/openapi/stores.ts';
import { useCalls } from '../query/commerce-provider.tsx';

/** Where stores are searched. */
export type StoreOrigin = StoreSearch['by'];

/** Stores of a page. */
const COUNT = 20;

/** What a store has changes by the minute. */
const staleTime = 60_000;

/** Stores near a place or a position with their units of a sku; those near the shopper's store until another place is asked for. */
export function usePickupStores(origin: StoreOrigin | undefined, mine: string | undefined, sku: string) {
  const calls = useCalls();
  const home = useQuery({
    ...searchStores.query(calls, { body: { by: { storeIds: [mine ?? ''] }, sku, start: 0, count: 1 } }),
    enabled: origin === undefined && mine !== undefined,
    staleTime,
  });
  const [own] = home.data?.stores ?? [];
  const by = origin ?? (own && { position: { latitude: own.latitude, longitude: own.longitude } });
  const found = useQuery({
    ...searchStores.query(calls, { body: { by: by ?? { place: ' ' }, sku, start: 0, count: COUNT } }),
    enabled: by !== undefined,
    staleTime,
  });
  return {
    stores: found.data?.stores,
    isUnknownPlace: found.data !== undefined && found.data.origin === undefined,
    isLoading: by === undefined ? home.isLoading : found.isLoading,
    isError: found.isError,
    retry: () => void found.refetch(),
  };
}
