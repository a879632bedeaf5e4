/** Converts "en-gb" or "en_GB" to the BCP 47 tag "en-GB". */
export function getLanguageTag(locale: string): string {
  const [language = '', country] = locale.split(/[-_]/);
  return country === undefined ? language.toLowerCase() : `${language.toLowerCase()}-${country.toUpperCase()}`;
}
