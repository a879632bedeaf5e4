/** Path behind the locale. */
export const checkoutPath = '/checkout';
export const expressCheckoutPath = '/checkout/express';

/** Suffix of a checkout's path to which pages of the payment partner and the issuer return. */
export const returnPath = '/return';

/** Returns true for paths of the checkout, which has its own header and footer. */
export function isCheckout(pathname: string): boolean {
  return /^\/[^/]+\/checkout(?:\/express)?\/?$/.test(pathname);
}

/** Returns true for the checkout of a cart other than the shopper's own, and for its return page. */
export function isExpressCheckout(pathname: string): boolean {
  return /^\/[^/]+\/checkout\/express(?:\/return)?\/?$/.test(pathname);
}

/** The path of the checkout that shows a pending order: the express one if another cart was started. */
export function getPendingOrderPath(locale: string, cartId: string | undefined): string {
  return `/${locale}${cartId === undefined ? checkoutPath : expressCheckoutPath}`;
}
