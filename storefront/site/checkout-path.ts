/** Behind the locale. */
export const checkoutPath = '/checkout';
export const expressCheckoutPath = '/checkout/express';

/** Behind a checkout's path: where pages of the payment partner and of the issuer lead back to. */
export const returnPath = '/return';

/** True for the paths of the checkout, which has a header and footer of its own. */
export function isCheckout(pathname: string): boolean {
  return /^\/[^/]+\/checkout(?:\/express)?\/?$/.test(pathname);
}

/** True for the checkout of a cart apart from the shopper's own, and for its return page. */
export function isExpressCheckout(pathname: string): boolean {
  return /^\/[^/]+\/checkout\/express(?:\/return)?\/?$/.test(pathname);
}

/** The checkout that shows an order which waits for its challenge: beside a cart that was begun since, the express one. */
export function waitingPath(locale: string, cartId: string | undefined): string {
  return `/${locale}${cartId === undefined ? checkoutPath : expressCheckoutPath}`;
}
