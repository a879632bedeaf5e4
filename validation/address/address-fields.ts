import { addressInputLimits } from '#generated/openapi/limits.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import type { AddressField } from '#generated/openapi/shared.ts';

/** Values of an address form. */
export type AddressValues = Readonly<Partial<Record<AddressField, string>>>;

/** The part of a country that validates an address. */
export type AddressRules = Pick<
  Country,
  'code' | 'dialCode' | 'phoneMask' | 'postalCodePattern' | 'postalCodeKind' | 'regionKind' | 'addressFields' | 'requiredFields'
> & {
  readonly regions: readonly { readonly code: string }[];
};

interface PurposeRules {
  /** @param fields The country's fields in order */
  readonly select: (fields: readonly AddressField[]) => readonly AddressField[];
  /** True if email address and phone are required, as far as the country requires them. */
  readonly needsContact: boolean;
}

const CONTACT: ReadonlySet<AddressField> = new Set(['recipientContactEmail', 'recipientContactPhone']);

const purposes = {
  shipping: { select: (fields) => fields, needsContact: true },
  billing: { select: (fields) => fields.filter((field) => !CONTACT.has(field)), needsContact: false },
  digital: { select: () => ['recipientFirstName', 'recipientLastName', 'recipientContactEmail'], needsContact: true },
  /** The recipient of a shipment without a postal address. */
  contact: {
    select: () => ['recipientFirstName', 'recipientLastName', 'recipientContactEmail', 'recipientContactPhone'],
    needsContact: true,
  },
  /** Services store contact data if there is any. */
  service: { select: (fields) => fields, needsContact: false },
} satisfies Record<string, PurposeRules>;

export type AddressPurpose = keyof typeof purposes;

/** The fields of a form in their country's order. */
export function getFields({ addressFields }: Pick<Country, 'addressFields'>, purpose: AddressPurpose): readonly AddressField[] {
  const { select }: PurposeRules = purposes[purpose];
  return select(addressFields);
}

export function isRequired(field: AddressField, { requiredFields }: Pick<Country, 'requiredFields'>, purpose: AddressPurpose): boolean {
  return requiredFields.includes(field) && (purposes[purpose].needsContact || !CONTACT.has(field));
}

/** The maximum length in the contract. */
export function getMaxLength(field: AddressField): number | undefined {
  const limits: Readonly<Partial<Record<AddressField, { readonly maxLength?: number }>>> = addressInputLimits;
  return limits[field]?.maxLength;
}

const streetLabels = {
  streetAddress: { addressLine1: 'streetAddress', addressLine2: 'aptSuite', city: 'city' },
  addressLines: { addressLine1: 'addressLine1', addressLine2: 'addressLine2', city: 'townOrCity' },
  streetAndNumber: { addressLine1: 'streetAndNumber', addressLine2: 'apartmentFloor', city: 'city' },
} as const satisfies Readonly<Record<Country['streetStyle'], Readonly<Partial<Record<AddressField, string>>>>>;

type StreetLabels = (typeof streetLabels)[Country['streetStyle']];

/** Names of address fields in the countries' terms. */
export type AddressLabel =
  | Exclude<AddressField, keyof StreetLabels | 'stateCityProvDept' | 'postalCode'>
  | StreetLabels[keyof StreetLabels]
  | NonNullable<Country['regionKind']>
  | 'region'
  | Country['postalCodeKind'];

/** The name of a field in the country's own terms: a ZIP code in the United States, a postcode in the United Kingdom. */
export function getLabelKey(
  field: AddressField,
  { regionKind, streetStyle, postalCodeKind }: Pick<Country, 'regionKind' | 'streetStyle' | 'postalCodeKind'>,
): AddressLabel {
  switch (field) {
    case 'stateCityProvDept':
      return regionKind ?? 'region';
    case 'postalCode':
      return postalCodeKind;
    case 'addressLine1':
    case 'addressLine2':
    case 'city':
      return streetLabels[streetStyle][field];
    default:
      return field;
  }
}

/** Values to retain when the country changes: the person, but neither region nor postal code. */
export function changeCountry(values: AddressValues, country: string): AddressValues {
  return { ...values, country, stateCityProvDept: '', postalCode: '' };
}
