import type { AddressDraft, AddressFault } from '#generated/openapi/cart.ts';
import type { AddressField, AddressInput, Contact } from '#generated/openapi/shared.ts';
import type { AddressRules } from '#validation/address/address-fields.ts';
import { judgeAddress as findFaults, type AddressFaults } from '#validation/address/judge-address.ts';
import { spellAddress } from '#validation/address/spell-address.ts';
import { countries, findCountry } from '#validation/countries/countries.ts';
import type { Fault, FaultCode } from '#validation/fault.ts';
import { allPhones } from '#validation/phone/all-phones.ts';

const required = [
  'recipientFirstName',
  'recipientLastName',
  'addressLine1',
  'city',
  'postalCode',
  'country',
] as const satisfies readonly AddressField[];

/** For an address whose country is missing or not ours: what every address needs. */
const elsewhere: AddressRules = {
  code: '',
  dialCode: '',
  phoneMask: '',
  postalCodePattern: '',
  addressFields: countries[0]?.addressFields ?? [],
  requiredFields: [...required],
  regions: [],
};

const sentences: Readonly<Partial<Record<FaultCode, string>>> = {
  required: 'This is needed.',
  email: 'This is no e-mail address.',
  phone: 'This is no telephone number.',
  region: 'There is no such state or province.',
  country: 'Addresses of this country are not known here.',
};

function sentenceOf({ code, values }: Fault, example: string | undefined): string {
  if (code === 'maxLength') return `At most ${values?.max} characters.`;
  if (code === 'postalCode') return `A postal code has the form ${example}.`;
  return sentences[code] ?? 'This cannot be.';
}

export interface JudgedAddress {
  readonly faults: readonly AddressFault[];
  /** In customary spelling; complete where there are no faults. */
  readonly spelt: AddressDraft;
  readonly respelt: boolean;
}

/** What is wrong with an address, by the rules of its country. Pure. */
export function judgeAddress(draft: AddressDraft): JudgedAddress {
  const known = findCountry(draft.country?.trim().toUpperCase());
  const country = known ?? elsewhere;
  const spelt = spellAddress(draft, country, allPhones);
  const respelt = Object.keys(draft).some((field) => draft[field as AddressField] !== spelt[field as AddressField]);
  const found = findFaults(spelt, { country, purpose: 'service', phones: allPhones });
  const all = { ...(spelt.country && !known ? { country: { code: 'country' as const } } : {}), ...found };
  return { faults: toFaults(all, known?.postalCodeExample), spelt, respelt };
}

function toFaults(found: AddressFaults, example: string | undefined): readonly AddressFault[] {
  return Object.entries(found).map(([field, fault]) => ({
    field: field as AddressField,
    errorId: 'PYT406',
    message: sentenceOf(fault, example),
  }));
}

/** The same of a contact, which is of no country: its phone number has a dial code. */
export function judgeContact(contact: Contact): { readonly faults: readonly AddressFault[]; readonly spelt: Contact } {
  const spelt: Contact = { ...contact, ...spellAddress(contact, elsewhere, allPhones) };
  const found = findFaults(spelt, { country: { ...elsewhere, requiredFields: [] }, purpose: 'digital', phones: allPhones });
  return { faults: toFaults(found, undefined), spelt };
}

/** A spelt address without faults is complete. */
export function isComplete(address: AddressDraft): address is AddressInput {
  return required.every((field) => address[field] !== undefined);
}
