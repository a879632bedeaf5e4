import type { Cart } from '#generated/openapi/cart.ts';

export const steps = ['shipping', 'billing', 'summary'] as const;
export type Step = (typeof steps)[number];

/** The step that an address asks for, but none behind the first unfinished one, which also stands where none is asked for. */
export function stepOf(asked: string | null, cart: Cart): Step {
  const furthest = furthestStep(cart);
  const requested = steps.find((step) => step === asked) ?? furthest;
  return steps.indexOf(requested) <= steps.indexOf(furthest) ? requested : furthest;
}

/** The first unfinished step, and how far the shopper may go: to the payment with an address and a way of delivery, to the summary with a bill and a payment. */
export function furthestStep(cart: Cart): Step {
  if (!hasDelivery(cart)) return 'shipping';
  return cart.billingAddress !== undefined && cart.payment_instruments.length > 0 ? 'summary' : 'billing';
}

function hasDelivery({ shippingAddress, shippingMethods }: Pick<Cart, 'shippingAddress' | 'shippingMethods'>): boolean {
  return shippingAddress !== undefined && shippingMethods.every(({ code }) => code !== undefined);
}
