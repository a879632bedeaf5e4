import type { ErrorTexts, SomeErrorTexts } from './error-texts.ts';
import { languageOf, type Language } from './language.ts';

const catalogues: Readonly<Record<Language, () => Promise<ErrorTexts>>> = {
  en: async () => (await import('./en/errors.ts')).errors,
  fr: async () => (await import('./fr/errors.ts')).errors,
  de: async () => (await import('./de/errors.ts')).errors,
};

/** Beginnings of the codes that the calls of a feature answer; a page need not carry the others. */
const everywhere = ['API', 'GEN', 'AUT498', 'BSK', 'INV', 'ORD404', 'ORD430', 'PRC', 'GWP', 'ATTR'];
const codesOf = {
  catalog: everywhere,
  product: everywhere,
  cart: [...everywhere, 'ORD51', 'PRM', 'REW', 'SHP'],
  checkout: [...everywhere, 'ORD51', 'PRM', 'REW', 'SHP', 'PAY', 'PYT', 'FE309', 'GFC', 'AUT401', 'AUT403', 'PRO'],
  validation: [],
  confirmation: ['API', 'GEN', 'OHS', 'ORD', 'AUT401', 'AUT498'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** The error texts that a feature's page needs, in the language of a locale; all of them without a feature. For the server. */
export async function errorTextsFor(locale: string, feature?: keyof typeof codesOf): Promise<SomeErrorTexts> {
  const texts = await catalogues[languageOf(locale)]();
  if (feature === undefined) return texts;
  const wanted = Object.entries(texts).filter(([code]) => codesOf[feature].some((start: string) => code.startsWith(start)));
  return { ...(Object.fromEntries(wanted) as Partial<ErrorTexts>), unknown: texts.unknown };
}
