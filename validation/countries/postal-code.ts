import type { Country } from '#generated/openapi/utilities.ts';

/** What stands before the last signs of a code in its customary spelling. */
const GAPS: Readonly<Record<string, { readonly lengths: readonly number[]; readonly tail: number; readonly mark: string }>> = {
  US: { lengths: [9], tail: 4, mark: '-' },
  CA: { lengths: [6], tail: 3, mark: ' ' },
  GB: { lengths: [5, 6, 7], tail: 3, mark: ' ' },
  IE: { lengths: [7], tail: 4, mark: ' ' },
  NL: { lengths: [6], tail: 2, mark: ' ' },
};

/** Whether the text is a postal code of the country, in capitals or not, with its gap or without. */
export function isPostalCode(text: string, { code, postalCodePattern }: Pick<Country, 'code' | 'postalCodePattern'>): boolean {
  return new RegExp(postalCodePattern).test(spellPostalCode(text, code));
}

/** In capitals, without stray blanks, with the gap that the country writes. */
export function spellPostalCode(text: string, country: string): string {
  const tidy = text.trim().replaceAll(/\s+/g, ' ').toUpperCase();
  const gap = GAPS[country];
  const bare = tidy.replaceAll(/[ -]/g, '');
  if (!gap?.lengths.includes(bare.length)) return tidy;
  return `${bare.slice(0, -gap.tail)}${gap.mark}${bare.slice(-gap.tail)}`;
}
