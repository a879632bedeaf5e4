import { deleteRecentSearches } from '#commerce/search/forget-searches.ts';

/**
 * Keeps the tabs of a site consistent after a sign-in or sign-out. Each page stores its session state and reloads if another tab has stored
 * a different one.
 * @param own "in" or "out", or an employee's session and its customer
 * @returns a function that removes the listeners
 */
export function syncSession(locale: string, own: string): () => void {
  const storage = getStorage();
  if (!storage) return () => undefined;
  // Sites of one country share their session.
  const key = `cairn.session.${locale.split('-')[1]}`;
  const getStoredState = (): string => storage.getItem(key) ?? 'out';
  if (getStoredState() !== own) {
    storage.setItem(key, own);
    // Drafts that were not submitted belong to the previous shopper.
    if (own !== 'in') {
      sessionStorage.clear();
      deleteRecentSearches(storage);
    }
  }
  const follow = (): void => {
    const known = storage.getItem(key);
    // Ignores a storage that was cleared: a reload would cancel the navigation whose response has cleared it.
    if (known !== null && known !== own) location.reload();
  };
  addEventListener('storage', follow);
  addEventListener('pageshow', follow);
  return () => {
    removeEventListener('storage', follow);
    removeEventListener('pageshow', follow);
  };
}

/** Browsers that deny storage throw. */
function getStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
