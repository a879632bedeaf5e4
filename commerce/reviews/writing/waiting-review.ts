const KEY = 'cairn.review-waiting';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores that the shopper signs in to send the review of a product. */
export function storeWaitingReview(productId: string, store: () => Store = () => sessionStorage): void {
  try {
    store().setItem(KEY, productId);
  } catch {
    // Without storage the shopper opens the form again after the sign-in.
  }
}

/** True if a review of the product was waiting for a sign-in; deletes the record. */
export function takeWaitingReview(productId: string, store: () => Store = () => sessionStorage): boolean {
  try {
    const open = store();
    if (open.getItem(KEY) !== productId) return false;
    open.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
