import { fitMessages } from '#generated/messages/fit/all.ts';
import type { FitMessages } from '#generated/messages/fit/messages.ts';
import { sizeMessages } from '#generated/messages/size/all.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { isShoeSize, shoeScales, getShoeSizeLabel } from '#validation/profile/shoe-sizes.ts';
import { getLabel } from './labels/get-label.ts';

/** Sizes by scale, in display order. Codes appear in skus and filters and mean the same in every country; labels differ. */
export const sizeScales: Readonly<Record<string, readonly string[]>> = {
  apparel: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  'apparel-kids': ['Y04', 'Y06', 'Y08', 'Y10', 'Y12', 'Y14'],
  'waist-men': ['W28', 'W30', 'W32', 'W34', 'W36', 'W38'],
  'waist-women': ['W24', 'W26', 'W28', 'W30', 'W32', 'W34'],
  ...shoeScales,
  sock: ['S', 'M', 'L'],
  back: ['SM', 'ML'],
  one: ['OS'],
};

const heights: Readonly<Record<string, string>> = { Y04: '104', Y06: '116', Y08: '128', Y10: '140', Y12: '152', Y14: '164' };

/** Every code once, in display order over all scales, for sorting facets. */
export const sizeOrder: ReadonlyMap<string, number> = new Map(
  [...new Set(['OS', 'SM', 'ML', ...Object.values(sizeScales).flat()].sort((a, b) => rankOf(a) - rankOf(b)))].map((code, i) => [code, i]),
);

function rankOf(code: string): number {
  const named = ['OS', 'XS', 'S', 'SM', 'M', 'ML', 'L', 'XL', 'XXL', 'C11', 'C12', 'C13', 'J1', 'J2', 'J3'].indexOf(code);
  if (named >= 0) return named;
  if (code.startsWith('Y')) return 100 + Number(code.slice(1));
  if (code.startsWith('W')) return 200 + Number(code.slice(1));
  return 300 + Number(code);
}

/** The label of a size in a country; without a scale, the label for a facet over all scales. */
export function getSizeLabel(code: string, scale: string | null, country: string, locale: string): string {
  if (code === 'OS') return getMessages(sizeMessages, locale).one;
  if (code === 'SM' || code === 'ML') return `${code[0]}/${code[1]}`;
  if (code in heights)
    return country === 'DE' ? (heights[code] ?? code) : getMessages(sizeMessages, locale).age({ years: String(Number(code.slice(1))) });
  if (/^W\d\d$/.test(code)) return code.slice(1);
  return isShoeSize(code) ? getShoeSizeLabel(code, scale, country, locale) : code;
}

/** Codes of fits in display order. */
export const fitOrder: readonly string[] = ['S', 'R', 'L', 'M', 'W'] satisfies (keyof FitMessages)[];

export function getFitLabel(code: string, locale: string): string {
  return getLabel(fitMessages, code, locale);
}
