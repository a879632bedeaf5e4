import type { Cart } from '#generated/openapi/cart.ts';

export const steps = ['shipping', 'billing', 'summary'] as const;
export type Step = (typeof steps)[number];

/** The step that an address asks for, but none behind the first unfinished one, which also stands where none is asked for. */
export function stepOf(asked: string | null, cart: Cart): Step {
  const furthest = furthestStep(cart);
  const requested = steps.find((step) => step === asked) ?? furthest;
  return steps.indexOf(requested) <= steps.indexOf(furthest) ? requested : furthest;
}

/** The first unfinished step, and how far the shopper may go: to the payment with an address and a way of delivery, to the summary with a bill and a payment. Digital goods ask for a contact and a payment alone. */
export function furthestStep(cart: Cart): Step {
  if (!hasDelivery(cart)) return 'shipping';
  const hasBill = cart.billingAddress !== undefined || isDigital(cart);
  return hasBill && cart.payment_instruments.length > 0 ? 'summary' : 'billing';
}

/** Whether all goes by e-mail: nobody asks for a postal address then. */
export function isDigital({ shippingMethods }: Pick<Cart, 'shippingMethods'>): boolean {
  return shippingMethods.length > 0 && shippingMethods.every(({ code }) => code === 'digital');
}

function hasDelivery({
  contact,
  shippingAddress,
  shippingMethods,
}: Pick<Cart, 'contact' | 'shippingAddress' | 'shippingMethods'>): boolean {
  if (isDigital({ shippingMethods })) return contact !== undefined;
  return shippingAddress !== undefined && shippingMethods.every(({ code }) => code !== undefined);
}
