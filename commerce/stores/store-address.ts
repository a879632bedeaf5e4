/** Path of a store's page behind the locale. */
export function storePath(storeId: string): string {
  return `/stores/${encodeURIComponent(storeId)}`;
}

/** Path of the store locator behind the locale. */
export const locatorPath = '/store-locator';
