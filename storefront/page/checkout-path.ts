/** True for the path of the checkout, which has a header and footer of its own. */
export function isCheckout(pathname: string): boolean {
  return /^\/[^/]+\/checkout\/?$/.test(pathname);
}
