type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const getStorageKey = (cartId: string): string => `cairn.order:${cartId}`;

/**
 * Idempotency key of a cart's order, the same for repeated clicks and after a reload. Without storage it differs each time; the service
 * then recognizes the cart.
 */
export function getAttemptKey(store: Store, cartId: string, make: () => string = () => crypto.randomUUID()): string {
  try {
    const known = store.getItem(getStorageKey(cartId));
    if (known !== null) return known;
    const key = make();
    store.setItem(getStorageKey(cartId), key);
    return key;
  } catch {
    return make();
  }
}

/** Ends an attempt after a rejection; after a lost response the key must stay. */
export function endAttempt(store: Store, cartId: string): void {
  try {
    store.removeItem(getStorageKey(cartId));
  } catch {
    // Storage is not available.
  }
}
