import type { Operation } from '#generated/openapi/operations.ts';

const PARAMETER = 'favStoreId';

/** Adds the shopper's store to the address of an operation that takes it, unless the caller names one. */
export function withFavoriteStore(url: string, { queryParams }: Operation, storeId: string | undefined): string {
  if (storeId === undefined || !queryParams.some(({ name }) => name === PARAMETER)) return url;
  const address = new URL(url);
  if (!address.searchParams.has(PARAMETER)) address.searchParams.set(PARAMETER, storeId);
  return address.href;
}
