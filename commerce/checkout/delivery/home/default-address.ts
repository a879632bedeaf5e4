import type { ShipmentMethods, ShippingAddressInput } from '#generated/openapi/cart.ts';
import { addressFieldValues } from '#generated/openapi/enums.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import { savedAddresses, savedValues, type CheckoutCustomer } from '../../checkout-customer.ts';

/** The customer's main shipping address; undefined without one. */
export function defaultAddress(
  { shippingId }: ShipmentMethods,
  customer: CheckoutCustomer,
  countries: readonly Country[],
): ShippingAddressInput | undefined {
  const shippable = countries.filter((country) => country.shippable);
  const [main] = savedAddresses(customer.address ?? [], 'S', shippable);
  if (!main?.main) return undefined;
  const values = savedValues(main, customer);
  const filled = addressFieldValues.flatMap((field) => (values[field] ? [[field, values[field]]] : []));
  const { addressLine1, city, postalCode, country, recipientFirstName, recipientLastName } = main;
  const required = { addressLine1, city, postalCode, country, recipientFirstName, recipientLastName };
  return { shippingId, address: { ...required, ...Object.fromEntries(filled) } };
}
