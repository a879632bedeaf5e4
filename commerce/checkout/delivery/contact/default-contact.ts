import type { ShipmentMethods, ShippingAddressInput } from '#generated/openapi/cart.ts';
import type { CheckoutCustomer } from '../../checkout-customer.ts';

/** The customer as a shipment's contact; undefined if the account lacks a required field. */
export function getDefaultContact(
  { shippingId, requiredContact = [] }: ShipmentMethods,
  { firstName, lastName, email, phone }: CheckoutCustomer,
): ShippingAddressInput | undefined {
  if (!firstName || !lastName) return undefined;
  const contact = {
    recipientFirstName: firstName,
    recipientLastName: lastName,
    recipientContactEmail: email,
    ...(phone ? { recipientContactPhone: phone } : {}),
  };
  return requiredContact.every((field) => field in contact) ? { shippingId, contact } : undefined;
}
