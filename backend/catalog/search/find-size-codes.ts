import { shoeScales, getShoeSizeLabel } from '#validation/profile/shoe-sizes.ts';
import type { SizeScale } from '../labels/kinds.ts';
import { getSizeLabel, sizeScales } from '../sizes.ts';

export type SizeSystem = 'US' | 'UK' | 'EU';

export interface SizeQuestion {
  readonly number: number;
  /** The system in the search; null for the site's own. */
  readonly system: SizeSystem | null;
  readonly gender: string | null;
  readonly country: string;
}

/** The boundary between European sizes of adults or children and all smaller systems. */
const smallestEuropean = 27;

const locale = 'en-us';
/** The country whose labels use the system. */
const countryOf: Readonly<Record<SizeSystem, string>> = { US: 'US', UK: 'GB', EU: 'DE' };

function getSystem({ number, system, country }: SizeQuestion): SizeSystem {
  if (system) return system;
  if (number > smallestEuropean || country === 'DE') return 'EU';
  return country === 'GB' ? 'UK' : 'US';
}

/** Codes of the shoe sizes for a number, by the labels that shoppers read. */
function findShoeCodes(question: SizeQuestion): string[] {
  const system = getSystem(question);
  const { gender, number } = question;
  const scale = gender === 'kids' ? 'shoe-kids' : gender === 'women' ? 'shoe-women' : 'shoe-men';
  // The second half of labels of unisex shoes contains the women's size.
  const codes =
    gender === 'kids' ? shoeScales['shoe-kids'] : [...new Set(Object.values(shoeScales).flat())].filter((code) => /^\d/.test(code));
  return codes.filter((code) => {
    const label = getShoeSizeLabel(code, scale, countryOf[system], locale);
    return Number(label.replace(/^UK /, '').replace(/[CY]$/, '')) === number;
  });
}

const findWaistCodes = ({ number }: SizeQuestion): string[] => {
  const code = `W${number}`;
  return sizeScales['waist-men']?.includes(code) || sizeScales['waist-women']?.includes(code) ? [code] : [];
};

/** Children's clothes are sold by height in Germany and by age elsewhere. */
const findHeightCodes = ({ number }: SizeQuestion): string[] =>
  (sizeScales['apparel-kids'] ?? []).filter((code) => getSizeLabel(code, null, 'DE', locale) === String(number));

export const findAgeCodes = (years: number): string[] =>
  (sizeScales['apparel-kids'] ?? []).filter((code) => Number(code.slice(1)) === years);

const findApparelCodes = (question: SizeQuestion): string[] =>
  question.gender === 'kids' && question.number < smallestEuropean ? findAgeCodes(question.number) : findHeightCodes(question);

const byScale: Readonly<Record<SizeScale, (question: SizeQuestion) => string[]>> = {
  shoe: findShoeCodes,
  waist: findWaistCodes,
  apparel: findApparelCodes,
  sock: findShoeCodes,
  back: () => [],
  one: () => [],
};

/** Codes of a number in the first of the scales that has some. */
export function findSizeCodes(question: SizeQuestion, scales: readonly SizeScale[]): string[] {
  for (const scale of scales) {
    const codes = byScale[scale](question);
    if (codes.length > 0) return codes;
  }
  return [];
}
