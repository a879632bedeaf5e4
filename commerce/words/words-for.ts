import { languageOf, type Language } from './language.ts';
import type { cart } from './en/cart.ts';
import type { checkout } from './en/checkout.ts';
import type { confirmation } from './en/confirmation.ts';
import type { validation } from './en/validation.ts';
import { spelled } from './spelling.ts';
import type { InAnyLanguage } from './text.ts';

/** The texts of each feature, named by the English ones. Plain data: a loader hands them to its page. */
export interface FeatureWords {
  readonly cart: InAnyLanguage<typeof cart>;
  readonly checkout: InAnyLanguage<typeof checkout>;
  readonly confirmation: InAnyLanguage<typeof confirmation>;
  readonly validation: InAnyLanguage<typeof validation>;
}

export type Feature = keyof FeatureWords;

type Load<Words> = () => Promise<Words>;

/** Each language of each feature is a file of its own, so that nothing is loaded that nobody reads. */
const catalogues: { readonly [Name in Feature]: Readonly<Record<Language, Load<FeatureWords[Name]>>> } = {
  cart: {
    en: async () => (await import('./en/cart.ts')).cart,
    fr: async () => (await import('./fr/cart.ts')).cart,
    de: async () => (await import('./de/cart.ts')).cart,
  },
  checkout: {
    en: async () => (await import('./en/checkout.ts')).checkout,
    fr: async () => (await import('./fr/checkout.ts')).checkout,
    de: async () => (await import('./de/checkout.ts')).checkout,
  },
  confirmation: {
    en: async () => (await import('./en/confirmation.ts')).confirmation,
    fr: async () => (await import('./fr/confirmation.ts')).confirmation,
    de: async () => (await import('./de/confirmation.ts')).confirmation,
  },
  validation: {
    en: async () => (await import('./en/validation.ts')).validation,
    fr: async () => (await import('./fr/validation.ts')).validation,
    de: async () => (await import('./de/validation.ts')).validation,
  },
};

export const features = Object.keys(catalogues) as readonly Feature[];

/** A feature's texts in the language of a locale such as "fr-ca", spelled as its country does; English where the language is not ours. For the server. */
export async function wordsFor<Name extends Feature>(feature: Name, locale: string): Promise<FeatureWords[Name]> {
  return spelled(await catalogues[feature][languageOf(locale)](), locale);
}
