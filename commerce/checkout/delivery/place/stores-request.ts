import type { StoreInfo } from '#generated/openapi/shared.ts';
import type { StoreSearch } from '#generated/openapi/stores.ts';

/** Asks for the stores of shipments by their ids; undefined if the shipments have none. */
export function storesRequest(
  shipments: readonly { readonly storeInfo?: Pick<StoreInfo, 'id'> }[],
): { readonly body: StoreSearch } | undefined {
  const storeIds = [...new Set(shipments.flatMap(({ storeInfo }) => storeInfo?.id ?? []))].toSorted();
  return storeIds.length === 0 ? undefined : { body: { by: { storeIds }, start: 0, count: storeIds.length } };
}
