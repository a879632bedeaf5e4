import { addressInputLimits } from '#generated/openapi/limits.ts';
import type { Country } from '#generated/openapi/utilities.ts';
import type { AddressField } from '#generated/openapi/shared.ts';

/** An address as it stands in a form. */
export type AddressValues = Readonly<Partial<Record<AddressField, string>>>;

/** What an address of a country is judged by. */
export type AddressRules = Pick<
  Country,
  'code' | 'dialCode' | 'phoneMask' | 'postalCodePattern' | 'regionKind' | 'addressFields' | 'requiredFields'
> & {
  readonly regions: readonly { readonly code: string }[];
};

/** A bill needs no contact, a parcel does, digital goods need nothing else; a service keeps a contact where it is given. */
export type AddressPurpose = 'shipping' | 'billing' | 'digital' | 'service';

const CONTACT: ReadonlySet<AddressField> = new Set(['recipientContactEmail', 'recipientContactPhone']);

const DIGITAL: readonly AddressField[] = ['recipientFirstName', 'recipientLastName', 'recipientContactEmail'];

/** The fields of a form in their country's order. */
export function fieldsOf({ addressFields }: Pick<Country, 'addressFields'>, purpose: AddressPurpose): readonly AddressField[] {
  if (purpose === 'digital') return DIGITAL;
  return purpose === 'billing' ? addressFields.filter((field) => !CONTACT.has(field)) : addressFields;
}

export function isRequired(field: AddressField, { requiredFields }: Pick<Country, 'requiredFields'>, purpose: AddressPurpose): boolean {
  return requiredFields.includes(field) && (purpose === 'shipping' || purpose === 'digital' || !CONTACT.has(field));
}

/** The most characters that the contract takes. */
export function longestOf(field: AddressField): number | undefined {
  const limits: Readonly<Partial<Record<AddressField, { readonly maxLength?: number }>>> = addressInputLimits;
  return limits[field]?.maxLength;
}

/** Which message names a field: regions are called differently from country to country. */
export function labelKeyOf(field: AddressField, { regionKind }: Pick<Country, 'regionKind'>): AddressLabel {
  return field === 'stateCityProvDept' ? (regionKind ?? 'region') : field;
}

export type AddressLabel = Exclude<AddressField, 'stateCityProvDept'> | NonNullable<Country['regionKind']> | 'region';

/** What stays when the country changes: the person, not a region or a code of elsewhere. */
export function withCountry(values: AddressValues, country: string): AddressValues {
  return { ...values, country, stateCityProvDept: '', postalCode: '' };
}
