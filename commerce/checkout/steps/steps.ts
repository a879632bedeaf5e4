import type { Cart } from '#generated/openapi/cart.ts';
import { checkoutDeliveryKinds } from '../delivery/checkout-delivery-kinds.ts';
import { getDeliveriesWithForm, getDeliveries } from '../delivery/deliveries-of.ts';
import type { CheckoutDeliveryKind } from '../delivery/delivery-kind.ts';
import { getOpenChanges } from '../delivery/open-changes.ts';
import type { DeliveryKinds } from '../delivery/delivery-kinds.ts';

type Kinds = DeliveryKinds<CheckoutDeliveryKind>;

export const steps = ['shipping', 'billing', 'summary'] as const;
export type Step = (typeof steps)[number];

interface StepRules {
  readonly kinds?: Kinds;
  /** Id of a payment that was rejected with an order and must be replaced. */
  readonly rejectedId?: string;
}

/** The requested step, but at most the first incomplete one, which is also the default. */
export function getStep(requestedStep: string | null, cart: Cart, rules: StepRules = {}): Step {
  const furthest = getFurthestStep(cart, rules);
  const requested = steps.find((step) => step === requestedStep) ?? furthest;
  return steps.indexOf(requested) <= steps.indexOf(furthest) ? requested : furthest;
}

/**
 * First incomplete step. Shipping is incomplete until the shopper has accepted changed deliveries; the review step opens when nothing
 * remains to be paid and the billing address is set.
 */
export function getFurthestStep(cart: Cart, { kinds = checkoutDeliveryKinds, rejectedId }: StepRules = {}): Step {
  if (!hasDelivery(cart, kinds) || getOpenChanges(cart).length > 0) return 'shipping';
  if (cart.payment_instruments.some(({ paymentInstrumentId: id }) => id === rejectedId)) return 'billing';
  const hasBill = cart.billingAddress !== undefined || !needsBillingAddress(cart, kinds);
  return hasBill && cart.totals.remainingToPay === 0 ? 'summary' : 'billing';
}

export function needsBillingAddress({ shippingMethods }: Pick<Cart, 'shippingMethods'>, kinds: Kinds): boolean {
  return getDeliveries(shippingMethods, kinds).some(({ kind }) => kind.needsBillingAddress);
}

function hasDelivery(cart: Cart, kinds: Kinds): boolean {
  const { shippingMethods } = cart;
  const withForm = getDeliveriesWithForm(shippingMethods, kinds);
  const isKnown = withForm.length > 0 && getDeliveries(shippingMethods, kinds).length === shippingMethods.length;
  return isKnown && withForm.every(({ kind, shipment }) => kind.isReady(cart, shipment));
}
