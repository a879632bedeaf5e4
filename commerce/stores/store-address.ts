/** Path of a store's screen without the locale. */
export function getStorePath(storeId: string): string {
  return `/stores/${encodeURIComponent(storeId)}`;
}

/** Path of the store locator without the locale. */
export const locatorPath = '/store-locator';
