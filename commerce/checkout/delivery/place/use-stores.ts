import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchStores } from '#generated/calls/search-stores.ts';
import type { ShipmentMethods } from '#generated/openapi/cart.ts';
import type { Store } from '#generated/openapi/stores.ts';
import { useCalls } from '../../../query/commerce-provider.tsx';
import { storesRequest } from './stores-request.ts';

/** Never sent. */
const noRequest = { body: { by: {}, start: 0, count: 1 } };
const none: readonly Store[] = [];

/** The stores of a cart's shipments, as far as they are known: their hours and time zones. */
export function useStores(shipments: readonly Pick<ShipmentMethods, 'storeInfo'>[]): readonly Store[] {
  const request = storesRequest(shipments);
  const { data } = useQuery({
    ...searchStores.query(useCalls(), request ?? noRequest),
    enabled: request !== undefined,
    placeholderData: keepPreviousData,
  });
  return (request && data?.stores) ?? none;
}
