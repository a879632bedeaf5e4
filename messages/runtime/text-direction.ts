/** ISO 15924 codes of living right-to-left scripts. */
const rightToLeftScripts = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** Returns the `dir` of a document in a language: "ar-AE" → "rtl"; undefined for left-to-right, the default of documents. */
export function getTextDirection(languageTag: string): 'rtl' | undefined {
  return rightToLeftScripts.has(new Intl.Locale(languageTag).maximize().script ?? '') ? 'rtl' : undefined;
}
