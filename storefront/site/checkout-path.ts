/** Behind the locale. */
export const checkoutPath = '/checkout';
export const expressCheckoutPath = '/checkout/express';

/** True for the paths of the checkout, which has a header and footer of its own. */
export function isCheckout(pathname: string): boolean {
  return /^\/[^/]+\/checkout(?:\/express)?\/?$/.test(pathname);
}

/** True for the checkout of a cart apart from the shopper's own. */
export function isExpressCheckout(pathname: string): boolean {
  return /^\/[^/]+\/checkout\/express\/?$/.test(pathname);
}
