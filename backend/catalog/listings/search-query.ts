import { sql, type RawBuilder } from 'kysely';
import type { ShopLanguage } from '../../sites/shop-site.ts';
import { foldText } from './fold-words.ts';

const mostWords = 8;

/** Words that say nothing about a product, folded. */
const empty: Readonly<Record<ShopLanguage, ReadonlySet<string>>> = {
  en: new Set('a an and for from in of on or the to with'.split(' ')),
  fr: new Set('a au aux avec d de des du en et l la le les ou pour sur un une'.split(' ')),
  de: new Set('am an auf aus das dem den der des die ein eine einen fur im in mit oder und von zu'.split(' ')),
};

const configurations: Readonly<Record<ShopLanguage, string>> = { en: 'english', fr: 'french', de: 'german' };

/** The words of a search that count, folded and at most eight; every one of them where none counts. */
export function searchWords(query: string, language: ShopLanguage): string[] {
  const all = [...new Set(foldText(query).split(' '))].filter(Boolean).slice(0, mostWords);
  const telling = all.filter((word) => !empty[language].has(word));
  return telling.length > 0 ? telling : all;
}

/** Every word must be there: as the beginning of one, or as another form of it in the language. */
export function searchCondition(words: readonly string[], language: ShopLanguage): RawBuilder<unknown> {
  const configuration = sql.lit(configurations[language]);
  const each = words.map((word) => sql`(to_tsquery('simple', ${`${word}:*`}) || plainto_tsquery(${configuration}::regconfig, ${word}))`);
  return sql.join(each, sql` && `);
}
