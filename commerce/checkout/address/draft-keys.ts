type Store = Pick<Storage, 'key' | 'length' | 'removeItem'>;

const PREFIX = 'cairn.draft:';

export function getDraftKey(purpose: string, cartId: string): string {
  return `${PREFIX}${purpose}:${cartId}`;
}

/**
 * Deletes drafts of all carts but this one. Drafts hold addresses, so they are deleted when their cart is ordered or the session is over.
 */
export function deleteOtherDrafts(cartId: string | undefined, store: () => Store): void {
  try {
    const open = store();
    const keys = Array.from({ length: open.length }, (_, index) => open.key(index) ?? '');
    for (const key of keys) if (key.startsWith(PREFIX) && !(cartId !== undefined && key.endsWith(`:${cartId}`))) open.removeItem(key);
  } catch {
    // Storage is not available, so there are no drafts.
  }
}
