export const languages = ['en', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];

/** The language of a locale such as "fr-ca" or "fr-CA"; English where it is not ours. */
export function languageOf(locale: string): Language {
  const language = locale.slice(0, 2).toLowerCase();
  return languages.find((known) => known === language) ?? 'en';
}
