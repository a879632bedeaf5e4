const name = 'cart';
const value = 'merged';

/** Lets the address that a sign-in leads to say that the account's cart has brought more than the guest's held. */
export function sayMerged(query: URLSearchParams): void {
  query.set(name, value);
}

export function saysMerged(query: URLSearchParams): boolean {
  return query.get(name) === value;
}

/** It has been told. */
export function forgetMerged(query: URLSearchParams): void {
  query.delete(name);
}
