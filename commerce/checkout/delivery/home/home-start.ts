import type { Cart } from '#generated/openapi/cart.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import type { AddressValues } from '#validation/address/address-fields.ts';
import { toAddressValues } from '../../address/address-input.ts';
import { createBlankValues, getSavedAddresses, toFormValues, type CheckoutCustomer } from '../../checkout-customer.ts';

/** Initial values of the form: the cart's address, else the customer's main one, else only the site's country. */
export function getInitialHomeValues(
  { shippingAddress, email }: Pick<Cart, 'shippingAddress' | 'email'>,
  shippable: readonly Country[],
  customer: CheckoutCustomer | undefined,
): AddressValues {
  if (shippingAddress) {
    const values = toAddressValues(shippingAddress);
    return { ...values, recipientContactEmail: values.recipientContactEmail || email || '' };
  }
  const [main] = getSavedAddresses(customer?.address ?? [], 'S', shippable);
  const values = main ? toFormValues(main, customer) : createBlankValues(shippable, customer);
  return { ...values, ...(email ? { recipientContactEmail: email } : {}) };
}
