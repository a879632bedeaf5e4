import type { ShipmentMethods, ShippingAddressInput } from '#generated/openapi/cart.ts';
import { addressFieldValues } from '#generated/openapi/enums.ts';
import type { Address, AddressInput } from '#generated/openapi/shared.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { savedAddresses, savedValues, type CheckoutCustomer } from '../../checkout-customer.ts';

/** The customer's main shipping address; undefined if there is none. */
export function defaultAddress(
  { shippingId }: ShipmentMethods,
  customer: CheckoutCustomer,
  countries: readonly Country[],
): ShippingAddressInput | undefined {
  const shippable = countries.filter((country) => country.shippable);
  const [main] = savedAddresses(customer.address ?? [], 'S', shippable);
  if (!main?.main) return undefined;
  return { shippingId, address: filledAddress(main, customer) };
}

/** Converts an account address to a request, without empty fields. */
export function filledAddress(saved: Address, customer: CheckoutCustomer): AddressInput {
  const values = savedValues(saved, customer);
  const filled = addressFieldValues.flatMap((field) => (values[field] ? [[field, values[field]]] : []));
  const { addressLine1, city, postalCode, country, recipientFirstName, recipientLastName } = saved;
  const required = { addressLine1, city, postalCode, country, recipientFirstName, recipientLastName };
  return { ...required, ...Object.fromEntries(filled) };
}
