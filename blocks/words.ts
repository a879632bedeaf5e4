import collection from './collection/words.json' with { type: 'json' };
import footerItems from './footer-items/words.json' with { type: 'json' };
import hero from './hero/words.json' with { type: 'json' };
import megaMenu from './mega-menu/words.json' with { type: 'json' };
import newsletterSignup from './newsletter-signup/words.json' with { type: 'json' };
import productRecommendations from './product-recommendations/words.json' with { type: 'json' };
import promoBar from './promo-bar/words.json' with { type: 'json' };

export const languages = ['en', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];

/** A block's own texts by language. */
export type WordsFile = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** The texts of blocks that have some. For the server: browsers get the words of interactive blocks with their props. */
export const wordsByType = {
  collection,
  'footer-items': footerItems,
  hero,
  'mega-menu': megaMenu,
  'newsletter-signup': newsletterSignup,
  'product-recommendations': productRecommendations,
  'promo-bar': promoBar,
} satisfies Readonly<Record<string, WordsFile>>;

const catalogues = Object.fromEntries(languages.map((language) => [language, catalogueOf(language)])) as Readonly<
  Record<Language, Readonly<Record<string, string>>>
>;

/** A locale's words by `${type}.${name}`, the same object each time; English where the language is not ours. */
export function blockWords(locale: string): Readonly<Record<string, string>> {
  const language = locale.slice(0, 2).toLowerCase();
  return catalogues[languages.find((known) => known === language) ?? 'en'];
}

function catalogueOf(language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries<WordsFile>(wordsByType).flatMap(([type, words]) =>
      Object.entries(words[language]).map(([name, text]) => [`${type}.${name}`, text] as const),
    ),
  );
}
