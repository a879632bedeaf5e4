import type { Cart, ShippingAddressInput } from '#generated/openapi/cart.ts';
import type { AddressInput } from '#generated/openapi/shared.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { getSavedAddresses, type CheckoutCustomer } from '../checkout-customer.ts';
import { checkoutDeliveryKinds } from '../delivery/checkout-delivery-kinds.ts';
import { getDefaultContact } from '../delivery/contact/default-contact.ts';
import { getDeliveriesWithForm } from '../delivery/deliveries-of.ts';
import type { CheckoutDeliveryKind } from '../delivery/delivery-kind.ts';
import type { DeliveryKinds } from '../delivery/delivery-kinds.ts';
import { getDefaultAddress, toFilledAddress } from '../delivery/home/default-address.ts';
import { getOpenChanges } from '../delivery/open-changes.ts';
import { needsBillingAddress } from '../steps/steps.ts';

interface ExpressSource {
  readonly cart: Cart;
  readonly customer: CheckoutCustomer;
  readonly countries: readonly Country[];
  readonly kinds?: DeliveryKinds<CheckoutDeliveryKind>;
}

/** The account's defaults that complete a cart up to the review step. */
export interface ExpressPlan {
  /** Default destinations of the shipments that have none. */
  readonly destinations: readonly ShippingAddressInput[];
  /** Set if no destination provides the billing address. */
  readonly billingAddress?: AddressInput;
  /** True if the default card must pay a remainder. */
  readonly needsCard: boolean;
}

/** Computes the account's defaults that the cart lacks. Undefined if the shopper must choose something first. */
export function getExpressPlan({ cart, customer, countries, kinds = checkoutDeliveryKinds }: ExpressSource): ExpressPlan | undefined {
  if (getOpenChanges(cart).length > 0) return undefined;
  const withForm = getDeliveriesWithForm(cart.shippingMethods, kinds);
  const open = withForm.filter(({ kind, shipment }) => !kind.isReady(cart, shipment));
  const inputs = open.map(({ kind, shipment }) =>
    kind.goesToAddress ? getDefaultAddress(shipment, customer, countries) : getDefaultContact(shipment, customer),
  );
  const destinations = inputs.filter((input) => input !== undefined);
  if (withForm.length === 0 || destinations.length < inputs.length) return undefined;
  const plan = { destinations, needsCard: cart.totals.remainingToPay > 0 };
  if (cart.billingAddress !== undefined || !needsBillingAddress(cart, kinds)) return plan;
  if (destinations.some(({ address }) => address !== undefined)) {
    return { ...plan, destinations: destinations.map((input) => (input.address ? { ...input, useAsBilling: true } : input)) };
  }
  const book = customer.address ?? [];
  const saved = [...getSavedAddresses(book, 'B', countries), ...getSavedAddresses(book, 'S', countries)].find(({ main }) => main);
  return saved && { ...plan, billingAddress: toFilledAddress(saved, customer) };
}
