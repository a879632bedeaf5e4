import type { ShopLanguage } from '../../sites/shop-site.ts';
import { foldText } from './fold-text.ts';

const maxWords = 8;

/** Folded stop words. */
const empty: Readonly<Record<ShopLanguage, ReadonlySet<string>>> = {
  en: new Set('a an and for from in of on or the to with'.split(' ')),
  fr: new Set('a au aux avec d de des du en et l la le les ou pour sur un une'.split(' ')),
  de: new Set('am an auf aus das dem den der des die ein eine einen fur im in mit oder und von zu'.split(' ')),
};

/** PostgreSQL's dictionaries, which define stems and stop words. */
export const configurations: Readonly<Record<ShopLanguage, string>> = { en: 'english', fr: 'french', de: 'german' };

/** The significant words of a search, folded and at most eight; all words if none is significant. */
export function getSearchWords(query: string, language: ShopLanguage): string[] {
  const all = [...new Set(foldText(query).split(' '))].filter(Boolean).slice(0, maxWords);
  const significant = all.filter((word) => !empty[language].has(word));
  return significant.length > 0 ? significant : all;
}
