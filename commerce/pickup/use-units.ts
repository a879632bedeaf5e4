import { useQuery } from '@tanstack/react-query';
import { getAvailability } from '#generated/calls/get-availability.ts';
import { useCalls } from '../query/commerce-provider.tsx';

interface Variant {
  readonly productId: string;
  /** Undefined until it is chosen. */
  readonly sku: string | undefined;
}

/** Milliseconds; the stock of a store changes by the minute. */
export const stockStaleTime = 60_000;

/** Units of a variant in a store; undefined until they are known. */
export function useUnits(storeId: string | undefined, { productId, sku }: Variant) {
  const calls = useCalls();
  const { data, isLoading } = useQuery({
    ...getAvailability.query(calls, { productId, body: { storeIds: storeId === undefined ? [] : [storeId], sku } }),
    enabled: storeId !== undefined && sku !== undefined,
    staleTime: stockStaleTime,
  });
  return { units: data?.storeInventory.find((entry) => entry.storeId === storeId)?.quantity, isLoading };
}
