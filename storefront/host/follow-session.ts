import { forgetSearches } from '#commerce/search/forget-searches.ts';

/**
 * Keeps the tabs of a site of one mind about who has signed in. A page knows of itself, from the server; the browser's storage says what
 * the latest page knew, tells the other tabs when that changes, and tells a page that comes back out of the browser's memory. Whoever
 * knows something else asks the server anew. Without storage a page goes by what the server has said of it.
 *
 * @param own "in" or "out", or an employee's session and the customer whom it serves
 * @returns what ends it
 */
export function followSession(locale: string, own: string): () => void {
  const storage = stored();
  if (!storage) return () => undefined;
  // Sites of one country share their session.
  const key = `cairn.session.${locale.split('-')[1]}`;
  const latest = (): string => storage.getItem(key) ?? 'out';
  if (latest() !== own) {
    storage.setItem(key, own);
    // What was typed and not sent is the shopper's who has gone.
    if (own !== 'in') {
      sessionStorage.clear();
      forgetSearches(storage);
    }
  }
  const follow = (): void => {
    const known = storage.getItem(key);
    // A storage that was cleared knows nothing: a reload would cancel the navigation whose response has cleared it.
    if (known !== null && known !== own) location.reload();
  };
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
  return () => {
    removeEventListener('storage', follow);
    removeEventListener('pageshow', follow);
  };
}

/** Browsers that keep nothing for the shop say so by throwing. */
function stored(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
