import type { Cart } from '#generated/openapi/cart.ts';

export const steps = ['shipping', 'billing', 'summary'] as const;
export type Step = (typeof steps)[number];

/** The step that an address asks for, or the furthest that the cart is ready for (commerce.md §4). */
export function stepOf(asked: string | null, cart: Cart): Step {
  const furthest = furthestStep(cart);
  const wanted = steps.find((step) => step === asked);
  if (wanted === undefined) return furthest === 'summary' ? 'summary' : 'shipping';
  return steps.indexOf(wanted) <= steps.indexOf(furthest) ? wanted : furthest;
}

/** How far the shopper may go: to the payment with an address and a way of delivery, to the summary with a bill and a payment. */
export function furthestStep(cart: Cart): Step {
  if (!hasDelivery(cart)) return 'shipping';
  return cart.billingAddress !== undefined && cart.payment_instruments.length > 0 ? 'summary' : 'billing';
}

export function hasDelivery({ shippingAddress, shippingMethods }: Pick<Cart, 'shippingAddress' | 'shippingMethods'>): boolean {
  return shippingAddress !== undefined && shippingMethods.every(({ code }) => code !== undefined);
}
