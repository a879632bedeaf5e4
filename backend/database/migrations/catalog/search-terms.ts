import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

/** Searches for a known term redirect to its page. */
export const searchTerms: Migration = {
  name: '042-search-terms',
  up: async (transaction) => {
    await sql`create table search_terms (
      brand text not null, language text not null, term text not null, url text not null, primary key (brand, language, term)
    )`.execute(transaction);
  },
};
