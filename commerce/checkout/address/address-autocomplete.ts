import type { AddressField } from '#generated/openapi/shared.ts';

/** HTML autocomplete token of each address field. */
export const addressAutoComplete: Readonly<Record<AddressField, string>> = {
  recipientFirstName: 'given-name',
  recipientLastName: 'family-name',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  city: 'address-level2',
  stateCityProvDept: 'address-level1',
  postalCode: 'postal-code',
  country: 'country',
  recipientContactEmail: 'email',
  recipientContactPhone: 'tel',
};
