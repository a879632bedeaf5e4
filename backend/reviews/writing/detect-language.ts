import { detectAll } from 'tinyld';

/** Languages to detect. With others, results would be less reliable. */
const detectedLanguages = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'pl', 'da', 'sv'];
/** Below this accuracy, the page's language is the better guess. */
const minAccuracy = 0.3;

/**
 * Detects the language of a text.
 * @param pageLanguage Language of the page on which the text was written
 * @returns ISO 639-1 code
 */
export function detectLanguage(text: string, pageLanguage: string): string {
  const [best] = detectAll(text, { only: detectedLanguages });
  return best && best.accuracy >= minAccuracy ? best.lang : pageLanguage;
}
