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

/** Query parameter of the checkout that shows the pending order although another cart was started. */
export const confirmParameter = 'confirm';

/** The path of the checkout that shows a pending order. */
export function getPendingOrderPath(locale: string, cartId: string | undefined): string {
  return `/${locale}${checkoutPath}${cartId === undefined ? '' : `?${confirmParameter}=payment`}`;
}

/** The path that shows the result of an order, or its pending challenge. */
export function getReturnPath(locale: string, orderId: string): string {
  return `/${locale}${checkoutPath}${returnPath}?${new URLSearchParams({ order: orderId })}`;
}
