type Store = Pick<Storage, 'key' | 'length' | 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'cairn.draft:';

export function getDraftKey(purpose: string, cartId: string): string {
  return `${PREFIX}${purpose}:${cartId}`;
}

/** Calls back with the key of each draft. Without storage there are no drafts. */
function forEachDraft(store: () => Store, visit: (key: string, open: Store) => void): void {
  try {
    const open = store();
    const keys = Array.from({ length: open.length }, (_, index) => open.key(index) ?? '');
    for (const key of keys) if (key.startsWith(PREFIX)) visit(key, open);
  } catch {
    // Storage is not available.
  }
}

/**
 * Deletes drafts of all carts but this one. Drafts hold addresses, so they are deleted when their cart is ordered or the session is over.
 */
export function deleteOtherDrafts(cartId: string | undefined, store: () => Store): void {
  forEachDraft(store, (key, open) => {
    if (cartId === undefined || !key.endsWith(`:${cartId}`)) open.removeItem(key);
  });
}

/** Moves the drafts of a lost cart to the one that replaces it. */
export function moveDrafts(from: string, to: string, store: () => Store): void {
  forEachDraft(store, (key, open) => {
    if (!key.endsWith(`:${from}`)) return;
    open.setItem(`${key.slice(0, -from.length)}${to}`, open.getItem(key) ?? '');
    open.removeItem(key);
  });
}
