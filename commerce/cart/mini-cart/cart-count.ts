import { useSyncExternalStore } from 'react';

let count: number | undefined;
const listeners = new Set<() => void>();

/** Tells the header how many units the cart holds now; for whoever has got a cart answered. */
export function setCartCount(units: number): void {
  if (count === units) return;
  count = units;
  for (const listener of listeners) listener();
}

/** As last told; undefined before anybody has. */
export function countOfCart(): number | undefined {
  return count;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Units in the cart: what the server knew when the page was made, until a change is told of. */
export function useCartCount(known: number): number {
  return useSyncExternalStore(
    subscribe,
    () => countOfCart() ?? known,
    () => known,
  );
}
