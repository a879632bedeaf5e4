import { errorTextsFor } from '#commerce/words/error-texts-for.ts';
import type { Host } from '#engine/host.ts';
import { openCommerce } from './open-commerce.ts';
import { openedCommerce, type ShopCommerce } from './shop-commerce.ts';

/** Opens commerce with its texts on a page that has come without, and hands it to the layout. */
export async function openCommerceDeferred(locale: string, host: Pick<Host, 'track'>): Promise<ShopCommerce> {
  const known = openedCommerce.of(locale);
  if (known) return known;
  const shop = openCommerce(locale, await errorTextsFor(locale, 'cart'), host);
  openedCommerce.keep(locale, shop);
  return shop;
}
