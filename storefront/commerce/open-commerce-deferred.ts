import type { Host } from '#engine/host.ts';
import { loadErrorMessages } from './load-error-messages.ts';
import { openCommerce } from './open-commerce.ts';
import { openedCommerce, type ShopCommerce } from './shop-commerce.ts';

/** Opens commerce with its messages on a page that has come without, and hands it to the layout. */
export async function openCommerceDeferred(locale: string, host: Pick<Host, 'track'>): Promise<ShopCommerce> {
  const known = openedCommerce.of(locale);
  if (known) return known;
  const shop = openCommerce(locale, await loadErrorMessages(locale), host);
  openedCommerce.keep(locale, shop);
  return shop;
}
