import { languages, type Language, type LocalizedText } from '#backend/catalog/labels/localized-text.ts';
import { buildReviews } from '../../seeds/reviews/build-reviews.ts';

const createKey = (language: string, text: string): string => `${language}\n${text}`;

export type FindTranslation = (text: string, from: string, to: string) => string | undefined;

const isLanguage = (language: string): language is Language => languages.some((known) => known === language);

/** The headlines and texts of the seeded reviews, which exist in every language. Built on the first call. */
export function createKnownTexts(): FindTranslation {
  let known: ReadonlyMap<string, LocalizedText> | undefined;
  const build = (): ReadonlyMap<string, LocalizedText> =>
    new Map(
      buildReviews().flatMap(({ headline, text }) =>
        [headline, text].flatMap((worded) => languages.map((language) => [createKey(language, worded[language]), worded] as const)),
      ),
    );
  return (text, from, to) => {
    known ??= build();
    return isLanguage(to) ? known.get(createKey(from, text))?.[to] : undefined;
  };
}
