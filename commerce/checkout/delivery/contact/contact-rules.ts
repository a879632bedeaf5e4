import type { Cart, ContactField } from '#generated/openapi/cart.ts';
import type { Contact } from '#generated/openapi/shared.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import type { AddressValues } from '#validation/address/address-fields.ts';
import { createBlankValues, type CheckoutCustomer } from '../../checkout-customer.ts';

interface ContactSource {
  readonly cart: Pick<Cart, 'shippingAddress'>;
  readonly saved: Contact | undefined;
  readonly countries: readonly Country[];
  readonly customer: CheckoutCustomer | undefined;
}

const names: readonly ContactField[] = ['recipientFirstName', 'recipientLastName'];

/**
 * Countries with the required fields of a contact: name, fields that the locale requires, and the order's email address unless another form
 * asks for it.
 */
export function requireContactFields(
  countries: readonly Country[],
  required: readonly ContactField[] = [],
  hasEmail = false,
): readonly Country[] {
  const email = hasEmail ? [] : (['recipientContactEmail'] as const);
  const requiredFields = [...new Set([...names, ...required, ...email])];
  return countries.map((country) => ({ ...country, requiredFields }));
}

/** Initial values of the form: the saved contact, else the recipient of the shipping address, else the customer. */
export function getInitialContact({ cart: { shippingAddress }, saved, countries, customer }: ContactSource): AddressValues {
  const values = createBlankValues(countries, customer);
  const { recipientFirstName, recipientLastName, recipientContactEmail, recipientContactPhone } = saved ?? shippingAddress ?? {};
  return {
    ...values,
    ...(recipientFirstName === undefined ? {} : { recipientFirstName, recipientLastName }),
    ...(recipientContactEmail === undefined ? {} : { recipientContactEmail }),
    ...(recipientContactPhone === undefined ? {} : { recipientContactPhone }),
  };
}
