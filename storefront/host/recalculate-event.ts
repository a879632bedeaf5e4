import type { ChangedCart } from '#commerce/cart/changes/change-cart.ts';

/**
 * Reasons to request decisions again: `cart` changed lines or quantities, `audience` a first item or an emptied cart, `account` changed in
 * a dialog, `consent` given or withdrawn, `request` an event of other code on the page.
 */
export const recalculateReasons = ['cart', 'audience', 'account', 'consent', 'request'] as const;
export type RecalculateReason = (typeof recalculateReasons)[number];

/** Dispatched on the window. Any script on the page may dispatch it; without a detail its reason is `request`. */
export const recalculateEvent = 'cairn:recalculate';

export interface RecalculateDetail {
  readonly reason: RecalculateReason;
}

declare global {
  interface WindowEventMap {
    readonly 'cairn:recalculate': CustomEvent<RecalculateDetail | null>;
  }
}

export function dispatchRecalculate(reason: RecalculateReason): void {
  window.dispatchEvent(new CustomEvent<RecalculateDetail>(recalculateEvent, { detail: { reason } }));
}

/** @returns a function that removes the listener */
export function onRecalculate(listener: (reason: RecalculateReason) => void): () => void {
  const listen = ({ detail }: WindowEventMap[typeof recalculateEvent]): void => {
    listener(recalculateReasons.find((reason) => reason === detail?.reason) ?? 'request');
  };
  window.addEventListener(recalculateEvent, listen);
  return () => window.removeEventListener(recalculateEvent, listen);
}

/** Dispatches the event if a cart change affects its lines or quantities, e.g. not for a coupon. */
export function dispatchCartChange({ before, after }: Pick<ChangedCart, 'before' | 'after'>): void {
  const getLines = (cart: ChangedCart['before']): string[] => (cart?.items ?? []).map(({ sku, qty }) => `${sku} ${qty}`).toSorted();
  if (getLines(before).join() !== getLines(after).join()) dispatchRecalculate('cart');
}
