export type CardBrandName = 'Quillon' | 'Tessary';

export interface CardBrand {
  readonly name: CardBrandName;
  /** First digits of its numbers. Both ranges are invented. */
  readonly prefix: string;
  /** Digits per group of its number. */
  readonly groups: readonly number[];
  readonly codeLength: number;
}

export const cardBrands: readonly CardBrand[] = [
  { name: 'Quillon', prefix: '900', groups: [4, 4, 4, 4], codeLength: 3 },
  { name: 'Tessary', prefix: '930', groups: [4, 6, 5], codeLength: 4 },
];

/** The fields in the order of the form, as the shopper filled them. */
export interface CardEntries {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly name: string;
}
export type CardField = keyof CardEntries;
export const cardFields: readonly CardField[] = ['number', 'expiry', 'cvc', 'name'];

/** Errors of each field; the messages use these names. */
export interface CardFaults {
  readonly number?: 'empty' | 'unsupported' | 'incomplete' | 'mistyped';
  readonly expiry?: 'empty' | 'unreadable' | 'past';
  readonly cvc?: 'empty' | 'incomplete';
  readonly name?: 'empty' | 'digits';
}

export interface Expiry {
  /** 1 to 12. */
  readonly month: number;
  /** Four digits. */
  readonly year: number;
}

export const extractDigits = (text: string): string => text.replace(/\D/g, '');
export const getNumberLength = (brand: CardBrand): number => brand.groups.reduce((sum, length) => sum + length, 0);

/** Finds the brand of a complete or partial number. */
export function findBrand(digits: string): CardBrand | undefined {
  return cardBrands.find(({ prefix }) => digits.startsWith(prefix));
}

/** The check digit of ISO/IEC 7812-1, annex B. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const weighed = index % 2 === 1 ? digit * 2 : digit;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return digits.length > 0 && sum % 10 === 0;
}

/** Parses `MM / YY` and the forms that browsers fill in: `MM/YYYY`, `M/YY`, `MMYY`. */
export function parseExpiry(text: string): Expiry | undefined {
  const [, month, year] = /^\s*(\d{1,2})\s*[/.-]\s*(\d{4}|\d{2})\s*$/.exec(text) ?? /^\s*(\d{2})(\d{4}|\d{2})\s*$/.exec(text) ?? [];
  if (!month || !year) return undefined;
  const expiry = { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) };
  return expiry.month >= 1 && expiry.month <= 12 ? expiry : undefined;
}

function findNumberFault(text: string): CardFaults['number'] {
  const digits = extractDigits(text);
  if (digits === '') return 'empty';
  const brand = findBrand(digits);
  if (!brand) return cardBrands.some(({ prefix }) => prefix.startsWith(digits)) ? 'incomplete' : 'unsupported';
  if (digits.length < getNumberLength(brand)) return 'incomplete';
  return digits.length === getNumberLength(brand) && passesLuhn(digits) ? undefined : 'mistyped';
}

function findExpiryFault(text: string, today: Date): CardFaults['expiry'] {
  if (text.trim() === '') return 'empty';
  const expiry = parseExpiry(text);
  const thisYear = today.getUTCFullYear();
  if (!expiry || expiry.year > thisYear + 20) return 'unreadable';
  const isPast = expiry.year < thisYear || (expiry.year === thisYear && expiry.month < today.getUTCMonth() + 1);
  return isPast ? 'past' : undefined;
}

function findCodeFault(text: string, brand: CardBrand | undefined): CardFaults['cvc'] {
  const digits = extractDigits(text);
  if (digits === '') return 'empty';
  const fits = brand ? digits.length === brand.codeLength : digits.length >= 3 && digits.length <= 4;
  return fits ? undefined : 'incomplete';
}

/** Checks the security code of a card whose brand is known by name. */
export function validateCode(code: string, brandName: string): CardFaults['cvc'] {
  return findCodeFault(
    code,
    cardBrands.find(({ name }) => name === brandName),
  );
}

/** A run of digits in the name field is most often a card number in the wrong field. */
function findNameFault(text: string): CardFaults['name'] {
  if (text.trim() === '') return 'empty';
  return extractDigits(text).length > 3 ? 'digits' : undefined;
}

/** Validates all four fields; a card is valid through the last day of its month. The frame and the server apply the same rules. */
export function validateCard({ number, expiry, cvc, name }: CardEntries, today: Date): CardFaults {
  const faults: CardFaults = {
    number: findNumberFault(number),
    expiry: findExpiryFault(expiry, today),
    cvc: findCodeFault(cvc, findBrand(extractDigits(number))),
    name: findNameFault(name),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}
