import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

const statements = [
  // Words are compared byte by byte, so that those with the same beginning lie side by side.
  `create table listing_words (
    site_id text not null, language text not null, word text collate "C" not null, postings bytea not null,
    primary key (site_id, language, word)
  )`,
  // Read as they lie: nothing is won by packing them.
  `alter table listing_words alter column postings set storage external`,
  `alter table listings drop column search`,
  `alter table listings drop column words`,
  `alter table listings drop column position`,
];

/** Searches are answered from the positions of each word in the listing index; PostgreSQL says the basic form of a word. */
export const listingWords: Migration = {
  name: '036-listing-words',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
