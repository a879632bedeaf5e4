import type { AddressDraft, AddressFault } from '#generated/openapi/cart.ts';
import type { AddressField, AddressInput, Contact } from '#generated/openapi/shared.ts';
import { validationMessages } from '#generated/messages/validation/all.ts';
import { formatMessage } from '#messages/runtime/format-message.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';
import { getMessageLocale } from '#messages/runtime/message-locale.ts';
import type { AddressRules } from '#validation/address/address-fields.ts';
import { validateAddress as findFaults, type AddressFaults } from '#validation/address/validate-address.ts';
import { normalizeAddress } from '#validation/address/normalize-address.ts';
import { countries, findCountry } from '#validation/countries/countries.ts';
import { allPhones } from '#validation/phone/all-phones.ts';

const required = [
  'recipientFirstName',
  'recipientLastName',
  'addressLine1',
  'city',
  'postalCode',
  'country',
] as const satisfies readonly AddressField[];

/** Rules for an address with a missing or unsupported country: the fields that every address requires. */
const unknownCountryRules: AddressRules = {
  code: '',
  dialCode: '',
  phoneMask: '',
  postalCodeKind: 'postalCode',
  postalCodePattern: '',
  addressFields: countries[0]?.addressFields ?? [],
  requiredFields: [...required],
  regions: [],
};

/** Locale of the error messages when the caller passes none. */
const STANDARD_LOCALE = 'en-us';

export interface ValidatedAddress {
  readonly faults: readonly AddressFault[];
  /** The normalized address; complete when there are no faults. */
  readonly spelt: AddressDraft;
  readonly respelt: boolean;
}

/**
 * Validates and normalizes an address by the rules of its country.
 * @param locale Language of the messages, such as "fr-ca".
 */
export function validateAddress(draft: AddressDraft, locale = STANDARD_LOCALE): ValidatedAddress {
  const known = findCountry(draft.country?.trim().toUpperCase());
  const country = known ?? unknownCountryRules;
  const spelt = normalizeAddress(draft, country, allPhones);
  const respelt = Object.keys(draft).some((field) => draft[field as AddressField] !== spelt[field as AddressField]);
  const found = findFaults(spelt, { country, purpose: 'service', phones: allPhones });
  const all = { ...(spelt.country && !known ? { country: { code: 'country' as const } } : {}), ...found };
  return { faults: toAddressFaults(all, locale), spelt, respelt };
}

function toAddressFaults(found: AddressFaults, locale: string): readonly AddressFault[] {
  const messages = validationMessages[getMessageLocale(locale)];
  return Object.entries(found).map(([field, { code, values }]) => ({
    field: field as AddressField,
    errorId: 'PYT406',
    message: formatMessage(messages[code], getLanguageTag(locale), values),
  }));
}

const contactFields = ['recipientFirstName', 'recipientLastName', 'recipientContactEmail'] as const satisfies readonly AddressField[];

/** Validates and normalizes a contact. It has no country, so its phone number includes a dial code. */
export function validateContact(contact: Contact): { readonly faults: readonly AddressFault[]; readonly spelt: Contact } {
  const spelt: Contact = { ...contact, ...normalizeAddress(contact, unknownCountryRules, allPhones) };
  const country = { ...unknownCountryRules, addressFields: [...contactFields], requiredFields: [] };
  const found = findFaults(spelt, { country, purpose: 'service', phones: allPhones });
  return { faults: toAddressFaults(found, STANDARD_LOCALE), spelt };
}

/** Narrows a normalized address; every address without faults is complete. */
export function isComplete(address: AddressDraft): address is AddressInput {
  return required.every((field) => address[field] !== undefined);
}
