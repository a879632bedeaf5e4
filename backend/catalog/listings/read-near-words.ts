import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { getTrigrams } from './fold-text.ts';
import type { NearWords } from './correct-typos.ts';

/** Reads the known words with the most trigrams in common; those with the same beginning first. */
export async function readNearWords(db: Kysely<Tables>, { site, language }: ShopContext, words: readonly string[]): Promise<NearWords[]> {
  const each = words.map(
    (word) => sql`json_build_object('word', ${word}::text, 'near', (select coalesce(json_agg(word), '[]') from (
      select word from search_words
      where site_id = ${site.id} and language = ${language} and trigrams && ${getTrigrams(word)}::text[]
      order by starts_with(word, ${word}) desc,
        (select count(*) from unnest(trigrams) t where t = any(${getTrigrams(word)}::text[])) desc, uses desc, word limit 40) as likest))`,
  );
  const found = await sql<{ readonly near: NearWords[] }>`select json_build_array(${sql.join(each)}) as near`.execute(db);
  return found.rows[0]?.near ?? [];
}
