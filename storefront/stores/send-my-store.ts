import { getShopHref } from '#commerce/catalog/shop-href.ts';
import { myStorePath, storeField } from '#commerce/stores/my-store/my-store-address.ts';

/** Result of choosing or forgetting the visitor's store. */
export interface MyStoreOutcome {
  readonly result: 'becameMine' | 'noLongerMine' | 'unknownStore';
  /** The cart contains items of another store. */
  readonly hasRows: boolean;
}

/**
 * @param storeId Empty to forget the store.
 * @returns undefined if the shop did not respond
 */
export async function sendMyStore(storeId: string, locale: string): Promise<MyStoreOutcome | undefined> {
  try {
    const response = await fetch(getShopHref(locale, myStorePath), {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ [storeField]: storeId }),
    });
    return response.ok || response.status === 404 ? ((await response.json()) as MyStoreOutcome) : undefined;
  } catch {
    return undefined;
  }
}
