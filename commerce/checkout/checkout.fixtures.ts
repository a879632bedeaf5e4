import type { Country } from '#generated/openapi/utilities.ts';

const fields = ['recipientFirstName', 'recipientLastName', 'addressLine1', 'addressLine2', 'city'] as const;
const contact = ['recipientContactEmail', 'recipientContactPhone'] as const;

/** The United States as in the contract's example, and a country without regions. */
export const sampleCountries: readonly Country[] = [
  {
    code: 'US',
    name: 'United States',
    dialCode: '1',
    phoneMask: '(XXX) XXX - XXXX',
    streetStyle: 'streetAddress',
    postalCodeKind: 'zipCode',
    postalCodePattern: '^[0-9]{5}(?:-[0-9]{4})?$',
    postalCodeExample: '80302',
    regionKind: 'state',
    regions: [
      { code: 'CO', name: 'Colorado' },
      { code: 'UT', name: 'Utah' },
    ],
    currency: 'USD',
    shippable: true,
    addressFields: ['country', ...fields, 'stateCityProvDept', 'postalCode', ...contact],
    requiredFields: ['country', ...fields.filter((field) => field !== 'addressLine2'), 'stateCityProvDept', 'postalCode', ...contact],
  },
  {
    code: 'GB',
    name: 'United Kingdom',
    dialCode: '44',
    phoneMask: 'XXXX - XXX - XXX',
    streetStyle: 'addressLines',
    postalCodeKind: 'postcode',
    postalCodePattern: '^[A-Z]{1,2}[0-9][A-Z0-9]? ?[0-9][A-Z]{2}$',
    postalCodeExample: 'SW1A 1AA',
    regions: [],
    currency: 'GBP',
    shippable: false,
    addressFields: ['country', ...fields, 'postalCode', ...contact],
    requiredFields: ['country', ...fields.filter((field) => field !== 'addressLine2'), 'postalCode', ...contact],
  },
];
