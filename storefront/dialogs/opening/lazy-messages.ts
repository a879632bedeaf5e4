import { loadMessages } from '#messages/runtime/load-messages.ts';
import type { LazyCatalog } from '../define-dialog.ts';

const loaded = new WeakMap<object, Map<string, Promise<unknown>>>();

/** Loads features of the message catalog in one locale, once per page; after a failure, again. */
export async function loadLazyMessages(
  catalogs: Readonly<Record<string, LazyCatalog<unknown>>>,
  locale: string,
): Promise<Readonly<Record<string, unknown>>> {
  const entries = Object.entries(catalogs).map(async ([name, catalog]) => [name, await loadCatalog(catalog, locale)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

function loadCatalog(catalog: LazyCatalog<unknown>, locale: string): Promise<unknown> {
  const byLocale = loaded.get(catalog) ?? new Map<string, Promise<unknown>>();
  loaded.set(catalog, byLocale);
  const known = byLocale.get(locale);
  if (known) return known;
  const messages = loadMessages(catalog, locale);
  byLocale.set(locale, messages);
  messages.catch(() => byLocale.delete(locale));
  return messages;
}
