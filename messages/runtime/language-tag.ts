/** "en-gb" or "en_GB" → "en-GB", as BCP 47 and Intl have it. */
export function languageTagOf(locale: string): string {
  const [language = '', country] = locale.split(/[-_]/);
  return country === undefined ? language.toLowerCase() : `${language.toLowerCase()}-${country.toUpperCase()}`;
}
