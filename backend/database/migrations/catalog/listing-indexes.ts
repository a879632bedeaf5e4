import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

const statements = [
  // Of each listing in its index.
  `alter table listings add column position int not null default 0`,
  `create table listing_indexes (
    site_id text not null, language text not null, version text not null,
    styles bytea not null, categories bytea not null, prices bytea not null, orders bytea not null,
    tokens text[] not null, bits bytea not null,
    primary key (site_id, language)
  )`,
  // One gin index holds the words of all sites: the mark leads to those of one.
  `alter table listings drop column search`,
  `alter table listings add column search tsvector generated always as (
    setweight(to_tsvector('simple'::regconfig, split_part(words, '|', 1)), 'A') ||
    to_tsvector('simple'::regconfig, split_part(words, '|', 2)) ||
    to_tsvector(case language when 'fr' then 'french'::regconfig when 'de' then 'german'::regconfig else 'english'::regconfig end, words) ||
    array_to_tsvector(array['@' || site_id || '@' || language])
  ) stored`,
  `create index listings_search on listings using gin (search)`,
];

/** Listings are narrowed, counted and ordered by an index of bits; the database finds words and hands out cards. */
export const listingIndexes: Migration = {
  name: '017-listing-indexes',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
