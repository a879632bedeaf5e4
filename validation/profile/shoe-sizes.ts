import { formatNumber } from '#messages/format/number.ts';
import { getLanguageTag } from '#messages/runtime/language-tag.ts';

/** Shoe sizes by scale, in ascending order. Codes have the same meaning in every country; labels differ. */
export const shoeScales = {
  'shoe-men': ['070', '075', '080', '085', '090', '095', '100', '105', '110', '120'],
  'shoe-women': ['035', '040', '045', '050', '055', '060', '065', '070', '075', '080'],
  'shoe-unisex': ['040', '050', '060', '070', '075', '080', '085', '090', '095', '100', '110', '120'],
  'shoe-kids': ['C11', 'C12', 'C13', 'J1', 'J2', 'J3'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const european: Readonly<Record<string, number>> = {
  '035': 35.5,
  '040': 36,
  '045': 36.5,
  '050': 37.5,
  '055': 38,
  '060': 38.5,
  '065': 39,
  '070': 40,
  '075': 40.5,
  '080': 41,
  '085': 42,
  '090': 42.5,
  '095': 43,
  '100': 44,
  '105': 44.5,
  '110': 45,
  '120': 46,
  C11: 28,
  C12: 30,
  C13: 31,
  J1: 32,
  J2: 33,
  J3: 35,
};

const isKids = (code: string): boolean => code.startsWith('C') || code.startsWith('J');

/** All unique codes: children's first, then by length of the foot. */
export const shoeSizes: readonly string[] = [
  ...shoeScales['shoe-kids'],
  ...Object.keys(european)
    .filter((code) => !isKids(code))
    .toSorted(),
];

export const isShoeSize = (code: string): boolean => Object.hasOwn(european, code);

/**
 * Label of a shoe size in the country; without a scale, one that fits all scales.
 * @param locale Defines the decimal separator, e.g. "de-de"
 */
export function getShoeSizeLabel(code: string, scale: string | null, country: string, locale: string): string {
  const formatSize = (size: number): string => formatNumber(size, getLanguageTag(locale));
  const size = european[code];
  if (size === undefined) return code;
  if (country === 'DE') return formatSize(size);
  const american = isKids(code) ? Number(code.slice(1)) : Number(code) / 10;
  if (isKids(code)) {
    return country === 'GB' ? `UK ${american - 1 || 13}` : `${american}${code.startsWith('C') ? 'C' : 'Y'}`;
  }
  if (country === 'GB') return `UK ${formatSize(american - 1)}`;
  if (scale === 'shoe-men') return formatSize(american);
  if (scale === 'shoe-women') return formatSize(american + 1.5);
  return `M ${formatSize(american)} / W ${formatSize(american + 1.5)}`;
}
