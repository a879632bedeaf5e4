let suppressions = 0;

/** True if a path is the cart or the checkout in any locale; these show additions themselves. */
export function isCartPage(pathname: string): boolean {
  return /^\/[^/]+\/(?:cart|checkout)\/?$/.test(pathname);
}

/** True if the mini cart may open after an addition: not on a cart page, and not while it is suppressed. */
export function canOpenMiniCart(pathname: string): boolean {
  return suppressions === 0 && !isCartPage(pathname);
}

/**
 * Suppresses the mini cart, e.g. while a dialog adds several items.
 * @returns a function that ends the suppression
 */
export function suppressMiniCart(): () => void {
  suppressions += 1;
  let isOver = false;
  return () => {
    if (!isOver) suppressions -= 1;
    isOver = true;
  };
}
