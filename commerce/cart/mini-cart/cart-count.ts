import { useSyncExternalStore } from 'react';

let count: number | undefined;
const listeners = new Set<() => void>();

/** Sets the number of units that the header shows; called with each cart response. */
export function setCartCount(units: number): void {
  if (count === units) return;
  count = units;
  for (const listener of listeners) listener();
}

/** Latest number of units; undefined until it is set. */
export function getCartCount(): number | undefined {
  return count;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Number of units in the cart: initially the server's number, then that of each change. */
export function useCartCount(known: number): number {
  return useSyncExternalStore(
    subscribe,
    () => getCartCount() ?? known,
    () => known,
  );
}
