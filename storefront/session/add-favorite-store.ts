import type { Operation } from '#generated/openapi/operations.ts';

const PARAMETER = 'favStoreId';

/** Adds the shopper's store to the URL of an operation that accepts one, unless the caller has set it. */
export function addFavoriteStore(url: string, { queryParams }: Operation, storeId: string | undefined): string {
  if (storeId === undefined || !queryParams.some(({ name }) => name === PARAMETER)) return url;
  const address = new URL(url);
  if (!address.searchParams.has(PARAMETER)) address.searchParams.set(PARAMETER, storeId);
  return address.href;
}
