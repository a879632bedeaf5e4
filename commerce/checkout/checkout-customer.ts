import { addressFieldValues } from '#generated/openapi/enums.ts';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Profile } from '#generated/openapi/consumer.ts';
import type { Address } from '#generated/openapi/shared.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import type { AddressValues } from '#validation/address/address-fields.ts';
import { isSameAddress, toAddressValues } from './address/address-input.ts';

/** Data of the signed-in customer that prefills the forms; plain data. */
export type CheckoutCustomer = Pick<Profile['consumerDetails'], 'firstName' | 'lastName' | 'email' | 'phone' | 'address'>;

export function toCheckoutCustomer({ consumerDetails }: Profile): CheckoutCustomer {
  const { firstName, lastName, email, phone, address } = consumerDetails;
  return { firstName, lastName, email, phone, address };
}

/** Saved addresses for a purpose in the selectable countries, the main one first. */
export function getSavedAddresses(
  book: readonly Address[],
  purpose: Address['approachType'],
  countries: readonly Country[],
): readonly Address[] {
  return book.filter(({ approachType, country }) => approachType === purpose && countries.some(({ code }) => code === country));
}

/** Converts a saved address to form values; missing contact data is the customer's. */
export function toFormValues(address: Address, customer: CheckoutCustomer | undefined): AddressValues {
  const values = toAddressValues(address);
  return {
    ...values,
    recipientContactEmail: values.recipientContactEmail || customer?.email || '',
    recipientContactPhone: values.recipientContactPhone || customer?.phone || '',
  };
}

/** Form values with only the country, and the recipient if known. */
export function createBlankValues(countries: readonly Country[], customer: CheckoutCustomer | undefined): AddressValues {
  const { firstName = '', lastName = '', email = '', phone = '' } = customer ?? {};
  return {
    // Fields are set to empty strings, because missing ones would not clear the form.
    ...Object.fromEntries(addressFieldValues.map((field) => [field, ''])),
    country: countries[0]?.code,
    recipientFirstName: firstName,
    recipientLastName: lastName,
    recipientContactEmail: email,
    recipientContactPhone: phone,
  };
}

/** Initial values of the billing form: the cart's address, else the customer's main one, else only the site's country. */
export function getInitialBillingValues(cart: Cart, countries: readonly Country[], customer: CheckoutCustomer | undefined): AddressValues {
  const known = getBillingAddress(cart, countries, customer);
  return known ? toFormValues(known, customer) : createBlankValues(countries, customer);
}

/** True if the billing address equals the shipping address; true while neither is known. */
export function isBilledAsShipped(cart: Cart, countries: readonly Country[], customer: CheckoutCustomer | undefined): boolean {
  const bill = getBillingAddress(cart, countries, customer);
  if (bill === undefined) return true;
  if (cart.shippingAddress === undefined) return cart.billingAddress !== undefined;
  return isSameAddress(bill, cart.shippingAddress);
}

function getBillingAddress(
  { billingAddress }: Cart,
  countries: readonly Country[],
  customer: CheckoutCustomer | undefined,
): Address | undefined {
  return billingAddress ?? getSavedAddresses(customer?.address ?? [], 'B', countries)[0];
}
