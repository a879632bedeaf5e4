import type { Host } from '#engine/host.ts';
import { loadErrorMessages } from '../commerce/load-error-messages.ts';
import { getPageCommerce, openCommerce } from '../commerce/open-commerce.ts';
import { openedCommerce, type ShopCommerce } from '../commerce/shop-commerce.ts';

/** Opens commerce and mounts it in the layout; on a page without commerce it loads all error messages. */
export async function openCommerceDeferred(locale: string, host: Pick<Host, 'track'>): Promise<ShopCommerce> {
  const known = openedCommerce.of(locale);
  if (known) return known;
  const shop = await createCommerceDeferred(locale, host);
  openedCommerce.set(locale, shop);
  return shop;
}

/** Opens commerce without mounting it in the layout, for prefetching. */
export async function createCommerceDeferred(locale: string, host: Pick<Host, 'track'>): Promise<ShopCommerce> {
  return openedCommerce.of(locale) ?? getPageCommerce(locale) ?? openCommerce(locale, await loadErrorMessages(locale), host);
}
