import { favoritesMailMessages } from '#generated/messages/favorites-mail/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { ShopContext } from '../sites/shop-site.ts';

/** The displayed name of a list. The first list has no name of its own. */
export const getListName = (name: string, { locale }: Pick<ShopContext, 'locale'>): string =>
  name === '' ? getMessages(favoritesMailMessages, locale).firstList : name;

export interface StoredName {
  /** Empty for the first list. */
  readonly name: string;
  /** Lists with the same key are the same list. */
  readonly key: string;
}

const getKey = (name: string): string => name.toLowerCase();

/** @param given The name typed by the customer; undefined for the first list */
export function createStoredName(given: string | undefined, shop: Pick<ShopContext, 'locale'>): StoredName {
  const name = (given ?? '').normalize('NFC').replace(/\s+/gu, ' ').trim();
  return getKey(name) === getKey(getListName('', shop)) ? { name: '', key: '' } : { name, key: getKey(name) };
}
