const name = 'cart';
const value = 'merged';

/** Marks the URL after a sign-in, so that the screen reports that the account's cart added items to the guest's. */
export function markMerged(query: URLSearchParams): void {
  query.set(name, value);
}

export function isMarkedMerged(query: URLSearchParams): boolean {
  return query.get(name) === value;
}

/** Removes the mark after the merge was reported. */
export function clearMerged(query: URLSearchParams): void {
  query.delete(name);
}
