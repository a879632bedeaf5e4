/** Storage key prefix of recent searches, followed by the locale. */
export const SEARCHES_KEY = 'cairn.searches';

/** Deletes the searches of all sites, after sign-out. */
export function deleteRecentSearches(storage: Pick<Storage, 'removeItem' | 'key' | 'length'>): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) if (key?.startsWith(`${SEARCHES_KEY}.`)) storage.removeItem(key);
}
