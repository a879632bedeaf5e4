import type { Cart, ShippingAddressInput } from '#generated/openapi/cart.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { checkoutDeliveryKinds } from '../delivery/checkout-delivery-kinds.ts';
import { askedDeliveriesOf } from '../delivery/deliveries-of.ts';
import type { CheckoutDeliveryKind } from '../delivery/delivery-kind.ts';
import type { DeliveryKinds } from '../delivery/delivery-kinds.ts';
import { defaultContact } from '../delivery/contact/default-contact.ts';
import { defaultAddress } from '../delivery/home/default-address.ts';
import { openChangesOf } from '../delivery/open-changes.ts';
import { needsBillingAddress } from '../steps/steps.ts';
import type { CheckoutCustomer } from '../checkout-customer.ts';

interface ExpressSource {
  readonly cart: Cart;
  readonly customer: CheckoutCustomer;
  readonly countries: readonly Country[];
  readonly kinds?: DeliveryKinds<CheckoutDeliveryKind>;
}

/**
 * The destinations that take a cart straight to the summary: the account's defaults for each shipment that lacks its own. Undefined if
 * the shopper has to choose or pay something first.
 */
export function expressDestinations({
  cart,
  customer,
  countries,
  kinds = checkoutDeliveryKinds,
}: ExpressSource): readonly ShippingAddressInput[] | undefined {
  const isPaid = cart.totals.remainingToPay === 0;
  if (!isPaid || openChangesOf(cart).length > 0) return undefined;
  const open = askedDeliveriesOf(cart.shippingMethods, kinds).filter(({ kind, shipment }) => !kind.isReady(cart, shipment));
  const inputs = open.map(({ kind, shipment }) =>
    kind.goesToAddress ? defaultAddress(shipment, customer, countries) : defaultContact(shipment, customer),
  );
  const known = inputs.filter((input) => input !== undefined);
  const needsBill = cart.billingAddress === undefined && needsBillingAddress(cart, kinds);
  if (known.length === 0 || known.length < inputs.length) return undefined;
  if (!needsBill) return known;
  const isBilled = known.some(({ address }) => address !== undefined);
  return isBilled ? known.map((input) => (input.address ? { ...input, useAsBilling: true } : input)) : undefined;
}
