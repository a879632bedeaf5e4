const name = 'cart';
const value = 'merged';

/** Marks the URL after a sign-in, so that the screen reports that the account's cart added items to the guest's. */
export function sayMerged(query: URLSearchParams): void {
  query.set(name, value);
}

export function saysMerged(query: URLSearchParams): boolean {
  return query.get(name) === value;
}

/** Removes the mark after the merge was reported. */
export function forgetMerged(query: URLSearchParams): void {
  query.delete(name);
}
