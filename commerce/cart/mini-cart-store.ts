import type { CartItem } from '#generated/openapi/cart.ts';

/** What was just added; the panel shows it before the cart is there. */
export interface AddedLine {
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  readonly productImageURL?: string;
  readonly color?: string;
  readonly size?: string;
}

export interface MiniCartState {
  readonly isOpen: boolean;
  readonly added?: AddedLine;
  /** Whether the panel was ever wanted: its code is loaded then. */
  readonly wasOpened: boolean;
}

const closed: MiniCartState = { isOpen: false, wasOpened: false };
let state = closed;
let suppressions = 0;
const listeners = new Set<() => void>();

function change(next: MiniCartState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** The cart page, of whatever locale: what was added shows there already. */
export function isCartPage(pathname: string): boolean {
  return /^\/[^/]+\/(?:cart|checkout)\/?$/.test(pathname);
}

/** Opens after an add-to-cart unless the shopper is on a cart page or opening is suppressed; says whether it did. */
export function openMiniCart(added?: AddedLine, pathname: string = location.pathname): boolean {
  if (suppressions > 0 || isCartPage(pathname)) return false;
  change({ isOpen: true, wasOpened: true, ...(added ? { added } : {}) });
  return true;
}

export function closeMiniCart(): void {
  if (state.isOpen) change({ ...state, isOpen: false });
}

/** Keeps the panel from opening, e.g. while a dialog adds several things; the function that it returns ends that. */
export function suppressMiniCart(): () => void {
  suppressions += 1;
  let isOver = false;
  return () => {
    if (!isOver) suppressions -= 1;
    isOver = true;
  };
}

export const miniCart = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: (): MiniCartState => state,
  onServer: (): MiniCartState => closed,
};

/** A row of the answered cart as what was added. */
export function addedLineOf({ sku, name, productImageURL, color, size }: CartItem, qty: number): AddedLine {
  return { sku, name, qty, productImageURL, ...(color ? { color: color.label } : {}), ...(size ? { size: size.label } : {}) };
}
