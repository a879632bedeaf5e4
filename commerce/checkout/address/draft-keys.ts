type Store = Pick<Storage, 'key' | 'length' | 'removeItem'>;

const PREFIX = 'cairn.draft:';

export function draftKey(purpose: string, cartId: string): string {
  return `${PREFIX}${purpose}:${cartId}`;
}

/**
 * Drafts hold addresses, so they end with their cart: once it was ordered, and when the shopper's session with it is over. Those of the
 * cart that there is now stay.
 */
export function forgetDraftsExceptOf(cartId: string | undefined, store: () => Store): void {
  try {
    const open = store();
    const keys = Array.from({ length: open.length }, (_, index) => open.key(index) ?? '');
    for (const key of keys) if (key.startsWith(PREFIX) && !(cartId !== undefined && key.endsWith(`:${cartId}`))) open.removeItem(key);
  } catch {
    // Nothing can be stored, so nothing was.
  }
}
