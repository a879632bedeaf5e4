type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (cartId: string): string => `cairn.order:${cartId}`;

/**
 * The key under which a cart's order is placed, the same for a second click and after a reload, so that it is placed once. Where
 * nothing can be stored it is new each time: the service then tells by the cart.
 */
export function attemptKey(store: Store, cartId: string, make: () => string = () => crypto.randomUUID()): string {
  try {
    const known = store.getItem(keyOf(cartId));
    if (known !== null) return known;
    const key = make();
    store.setItem(keyOf(cartId), key);
    return key;
  } catch {
    return make();
  }
}

/** A rejection starts a new attempt; a lost response keeps the key. */
export function endAttempt(store: Store, cartId: string): void {
  try {
    store.removeItem(keyOf(cartId));
  } catch {
    // Nothing was stored.
  }
}
