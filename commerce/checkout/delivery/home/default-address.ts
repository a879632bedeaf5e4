import type { ShipmentMethods, ShippingAddressInput } from '#generated/openapi/cart.ts';
import { addressFieldValues } from '#generated/openapi/enums.ts';
import type { Address, AddressInput } from '#generated/openapi/shared.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { getSavedAddresses, toFormValues, type CheckoutCustomer } from '../../checkout-customer.ts';

/** The customer's main shipping address; undefined if there is none. */
export function getDefaultAddress(
  { shippingId }: ShipmentMethods,
  customer: CheckoutCustomer,
  countries: readonly Country[],
): ShippingAddressInput | undefined {
  const shippable = countries.filter((country) => country.shippable);
  const [main] = getSavedAddresses(customer.address ?? [], 'S', shippable);
  if (!main?.main) return undefined;
  return { shippingId, address: toFilledAddress(main, customer) };
}

/** Converts an account address to a request, without empty fields. */
export function toFilledAddress(saved: Address, customer: CheckoutCustomer): AddressInput {
  const values = toFormValues(saved, customer);
  const filled = addressFieldValues.flatMap((field) => (values[field] ? [[field, values[field]]] : []));
  const { addressLine1, city, postalCode, country, recipientFirstName, recipientLastName } = saved;
  const required = { addressLine1, city, postalCode, country, recipientFirstName, recipientLastName };
  return { ...required, ...Object.fromEntries(filled) };
}
