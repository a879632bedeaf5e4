import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ShopContext, ShopLanguage } from '../../sites/shop-site.ts';
import { buildListingWords, type ListingText } from '../listing-index/listing-words.ts';
import { insertRows, stagedWords as staged } from '../../database/insert-rows.ts';
import { configurations } from './search-query.ts';

/** Known stems: shops that share a language share most of their words. */
type KnownStems = Map<ShopLanguage, Map<string, string | null>>;

interface Stem {
  readonly word: string;
  readonly stem: string | null;
}

/** Reads unknown stems from the database; words with a digit are their own stem. */
async function learnStems(
  transaction: Transaction<Tables>,
  language: ShopLanguage,
  known: Map<string, string | null>,
  texts: readonly ListingText[],
): Promise<void> {
  const words = new Set(texts.flatMap(({ name, rest }) => [...name.split(' '), ...rest.split(' ')]));
  const unknown = [...words].filter((word) => /^[a-z]+$/.test(word) && !known.has(word));
  const found =
    await sql<Stem>`select word, (tsvector_to_array(to_tsvector(${sql.lit(configurations[language])}::regconfig, word)))[1] as stem
    from unnest(${unknown}::text[]) word`.execute(transaction);
  for (const { word, stem } of found.rows) known.set(word, stem);
}

export interface WordWriter {
  /** Collects the words of some listings of a shop, shop by shop in the order of their positions. */
  add(shop: ShopContext, texts: readonly ListingText[]): Promise<void>;
  /** Writes all collected words. */
  write(): Promise<void>;
}

/** Rebuilds the words of listings. Collected words wait in the database until all of a word is merged, because a large catalog has many. */
export async function createWordWriter(transaction: Transaction<Tables>): Promise<WordWriter> {
  const stems: KnownStems = new Map();
  let parts = 0;
  await sql`create temporary table ${sql.table(staged)} (site_id text, language text, word text, part int, postings bytea)`.execute(
    transaction,
  );
  return {
    async add({ site, language }, texts) {
      const known = stems.get(language) ?? new Map<string, string | null>();
      stems.set(language, known);
      await learnStems(transaction, language, known, texts);
      const words = await buildListingWords(texts, (word) => (known.has(word) ? (known.get(word) ?? null) : word));
      const key = { site_id: site.id, language, part: parts };
      const rows = words.map(({ word, postings }) => ({ ...key, word, postings: `\\x${Buffer.from(postings).toString('hex')}` }));
      await insertRows(transaction, staged, rows);
      parts += 1;
    },
    async write() {
      await sql`insert into listing_words (site_id, language, word, postings)
        select site_id, language, word, string_agg(postings, '' order by part) from ${sql.table(staged)} group by site_id, language, word`.execute(
        transaction,
      );
      await sql`drop table ${sql.table(staged)}`.execute(transaction);
    },
  };
}
