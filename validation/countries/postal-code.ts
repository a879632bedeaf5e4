import type { Country } from '#generated/openapi/utilities.ts';

/** Separators before the last characters of a code. */
const GAPS: Readonly<Record<string, { readonly lengths: readonly number[]; readonly tail: number; readonly mark: string }>> = {
  US: { lengths: [9], tail: 4, mark: '-' },
  CA: { lengths: [6], tail: 3, mark: ' ' },
  GB: { lengths: [5, 6, 7], tail: 3, mark: ' ' },
  IE: { lengths: [7], tail: 4, mark: ' ' },
  NL: { lengths: [6], tail: 2, mark: ' ' },
};

/** True for a postal code of the country, regardless of case and separator. */
export function isPostalCode(text: string, { code, postalCodePattern }: Pick<Country, 'code' | 'postalCodePattern'>): boolean {
  return new RegExp(postalCodePattern).test(normalizePostalCode(text, code));
}

/** Capitalizes a postal code, trims spaces and adds the country's separator. */
export function normalizePostalCode(text: string, country: string): string {
  const tidy = text.trim().replaceAll(/\s+/g, ' ').toUpperCase();
  const gap = GAPS[country];
  const bare = tidy.replaceAll(/[ -]/g, '');
  if (!gap?.lengths.includes(bare.length)) return tidy;
  return `${bare.slice(0, -gap.tail)}${gap.mark}${bare.slice(-gap.tail)}`;
}
