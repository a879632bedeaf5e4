let suppressions = 0;

/** The cart and the checkout, of whatever locale: what was added shows there already. */
export function isCartPage(pathname: string): boolean {
  return /^\/[^/]+\/(?:cart|checkout)\/?$/.test(pathname);
}

/** Whether the mini cart opens after an adding: not on a cart page, and not while that is suppressed. */
export function mayOpenMiniCart(pathname: string): boolean {
  return suppressions === 0 && !isCartPage(pathname);
}

/** Keeps the mini cart from opening, e.g. while a dialog adds several things; the function that it returns ends that. */
export function suppressMiniCart(): () => void {
  suppressions += 1;
  let isOver = false;
  return () => {
    if (!isOver) suppressions -= 1;
    isOver = true;
  };
}
