const KEY = 'cairn.review-waiting';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Notes that the shopper signs in to send the review of a product. */
export function keepWaitingReview(productId: string, store: () => Store = () => sessionStorage): void {
  try {
    store().setItem(KEY, productId);
  } catch {
    // Without storage the shopper opens the review again after the sign-in.
  }
}

/** True if a review of the product waited for a sign-in. It is reported once. */
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
