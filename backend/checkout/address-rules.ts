import type { AddressDraft, AddressFault, AddressField, AddressInput } from '#generated/openapi/cart.ts';
import { taxCountries } from '../money/tax-regions.ts';

interface PostalRule {
  readonly pattern: RegExp;
  /** The customary spelling of a code that matches. */
  readonly spell: (code: string) => string;
  readonly sentence: string;
}

const spaced =
  (tail: number) =>
  (code: string): string => {
    const bare = code.replaceAll(/\s/g, '').toUpperCase();
    return `${bare.slice(0, -tail)} ${bare.slice(-tail)}`;
  };

const postalRules: Readonly<Record<string, PostalRule>> = {
  US: {
    pattern: /^\d{5}(?:-?\d{4})?$/,
    spell: (code) => code.replace(/^(\d{5})-?(\d{4})$/, '$1-$2'),
    sentence: 'A ZIP code has five digits.',
  },
  CA: {
    pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\s?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
    spell: spaced(3),
    sentence: 'A postal code has the form K1A 0B1.',
  },
  GB: {
    pattern: /^(?:GIR\s?0AA|[A-Z]{1,2}\d[A-Z\d]?\s?\d[ABD-HJLNP-UW-Z]{2})$/i,
    spell: spaced(3),
    sentence: 'A postcode has the form SW1A 1AA.',
  },
  DE: { pattern: /^\d{5}$/, spell: (code) => code, sentence: 'A postal code has five digits.' },
};

const required = [
  'recipientFirstName',
  'recipientLastName',
  'addressLine1',
  'city',
  'postalCode',
  'country',
] as const satisfies readonly AddressField[];
/** Longest values of the contract's Address. */
const longest: Partial<Record<AddressField, number>> = {
  recipientFirstName: 60,
  recipientLastName: 60,
  addressLine1: 100,
  addressLine2: 100,
  city: 80,
  stateCityProvDept: 60,
  recipientContactEmail: 254,
};

const email = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const phone = /^\+[1-9]\d{5,14}$/;

function regionsOf(country: string | undefined): readonly string[] {
  return Object.keys(taxCountries[country ?? '']?.regions ?? {});
}

/** The address with customary spelling: no stray blanks, codes in capitals, the postal code as its country writes it. */
function spell(draft: AddressDraft): AddressDraft {
  const entries = Object.entries(draft).flatMap(([field, value]) => {
    const text = value?.trim().replaceAll(/\s+/g, ' ') ?? '';
    return text === '' ? [] : [[field, text] as const];
  });
  const tidy: AddressDraft = Object.fromEntries(entries);
  const country = tidy.country?.toUpperCase();
  const rule = postalRules[country ?? ''];
  const region = tidy.stateCityProvDept?.toUpperCase() ?? '';
  return {
    ...tidy,
    ...(country && { country }),
    ...(regionsOf(country).includes(region) && { stateCityProvDept: region }),
    ...(tidy.postalCode && rule?.pattern.test(tidy.postalCode) && { postalCode: rule.spell(tidy.postalCode) }),
  };
}

function findFaults(address: AddressDraft): AddressFault[] {
  const faults: AddressFault[] = [];
  const fault = (field: AddressField, message: string): void => void faults.push({ field, errorId: 'PYT406', message });
  for (const field of required) if (!address[field]) fault(field, 'This is needed.');
  for (const [field, most] of Object.entries(longest) as [AddressField, number][]) {
    if ((address[field]?.length ?? 0) > most) fault(field, `At most ${most} characters.`);
  }
  const { country, postalCode, stateCityProvDept, recipientContactEmail, recipientContactPhone } = address;
  const rule = postalRules[country ?? ''];
  if (postalCode && rule && !rule.pattern.test(postalCode)) fault('postalCode', rule.sentence);
  const regions = regionsOf(country);
  if (regions.length > 0 && !regions.includes(stateCityProvDept ?? '')) {
    fault('stateCityProvDept', stateCityProvDept ? 'There is no such state or province.' : 'This is needed.');
  }
  if (recipientContactEmail && !email.test(recipientContactEmail)) fault('recipientContactEmail', 'This is no e-mail address.');
  if (recipientContactPhone && !phone.test(recipientContactPhone)) {
    fault('recipientContactPhone', 'A plus sign, the dial code and the number, digits only.');
  }
  return faults;
}

export interface JudgedAddress {
  readonly faults: readonly AddressFault[];
  /** In customary spelling; complete where there are no faults. */
  readonly spelt: AddressDraft;
  readonly respelt: boolean;
}

/** What is wrong with an address, by the rules of its country. Pure. */
export function judgeAddress(draft: AddressDraft): JudgedAddress {
  const spelt = spell(draft);
  const respelt = Object.keys(draft).some((field) => draft[field as AddressField] !== spelt[field as AddressField]);
  return { faults: findFaults(spelt), spelt, respelt };
}

/** A spelt address without faults is complete. */
export function isComplete(address: AddressDraft): address is AddressInput {
  return required.every((field) => address[field] !== undefined);
}
