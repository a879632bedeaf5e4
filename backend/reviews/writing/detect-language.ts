import { detectAll } from 'tinyld';

/** Languages that a text may be recognized as; others are distinguished from these too seldom to be sure. */
const known = ['en', 'fr', 'de', 'es', 'it', 'nl', 'pt', 'pl', 'da', 'sv'];
/** Below it the guess is worth less than the language of the page. */
const leastAccuracy = 0.3;

/** ISO 639-1. @param pageLanguage Of the page that the text was written on. */
export function detectLanguage(text: string, pageLanguage: string): string {
  const [best] = detectAll(text, { only: known });
  return best && best.accuracy >= leastAccuracy ? best.lang : pageLanguage;
}
