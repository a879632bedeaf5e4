import { getShopHref } from '#commerce/catalog/shop-href.ts';
import { myStorePath } from '#commerce/stores/my-store/my-store-address.ts';
import type { StoreEntry } from '#commerce/stores/store-entry.ts';

/**
 * The visitor's store from the server; undefined without one.
 * @throws Error if it fails to load
 */
export async function fetchMyStore(locale: string, signal?: AbortSignal): Promise<StoreEntry | undefined> {
  const response = await fetch(getShopHref(locale, myStorePath), { headers: { accept: 'application/json' }, signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.status === 204 ? undefined : ((await response.json()) as StoreEntry);
}
