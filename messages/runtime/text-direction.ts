/** ISO 15924, of living languages. */
const rightToLeftScripts = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** The `dir` of a document in a language: "ar-AE" → "rtl"; undefined where text runs to the right, as documents have it by themselves. */
export function textDirectionOf(languageTag: string): 'rtl' | undefined {
  return rightToLeftScripts.has(new Intl.Locale(languageTag).maximize().script ?? '') ? 'rtl' : undefined;
}
