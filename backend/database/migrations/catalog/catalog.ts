import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

const statements = [
  `create table categories (
    id text primary key,
    brand text not null,
    parent_id text references categories (id),
    position int not null
  )`,
  `create table category_texts (
    category_id text not null references categories (id) on delete cascade,
    language text not null, name text not null, slug text not null, description text,
    primary key (category_id, language)
  )`,
  `create table styles (
    id text primary key check (id ~ '^[A-Z0-9]{8}$'),
    brand text not null, kind text not null, gender text not null, season text not null, badge text, eyebrow text,
    size_scale text not null, size_chart text,
    features text[] not null,
    digital boolean not null, max_qty int not null, notify_me boolean not null,
    rating_score double precision, rating_count int not null,
    rank int not null, released_on text not null,
    category_id text not null references categories (id)
  )`,
  `create table style_texts (
    style_id text not null references styles (id) on delete cascade,
    language text not null, name text not null, slug text not null, kind_label text not null,
    tagline text not null, description text not null, features jsonb not null, material text not null, care text not null,
    primary key (style_id, language)
  )`,
  `create table style_categories (
    style_id text not null references styles (id) on delete cascade,
    category_id text not null references categories (id) on delete cascade,
    primary key (style_id, category_id)
  )`,
  `create table colours (
    brand text not null, code text not null check (code ~ '^[A-Z0-9]{3}$'), slug text not null,
    swatch text not null, position int not null, names jsonb not null,
    primary key (brand, code)
  )`,
  `create table colourways (
    style_id text not null references styles (id) on delete cascade,
    colour_code text not null, position int not null, listed boolean not null, gallery jsonb not null,
    primary key (style_id, colour_code)
  )`,
  `create table variants (
    sku text primary key,
    style_id text not null references styles (id) on delete cascade,
    colour_code text not null, size text not null, fit text not null, position int not null, upc text not null
  )`,
  `create index variants_of_style on variants (style_id, position)`,
  `create table prices (
    style_id text not null references styles (id) on delete cascade,
    colour_code text not null, site_id text not null, currency text not null,
    original_minor int not null check (original_minor >= 0),
    current_minor int not null check (current_minor >= 0),
    primary key (style_id, site_id, colour_code)
  )`,
];

const readModel = [
  `create table listings (
    site_id text not null, language text not null,
    style_id text not null references styles (id) on delete cascade,
    card json not null, facets text[] not null,
    current_minor int not null, rank int not null, released_on text not null, rating_score double precision not null,
    words text not null,
    primary key (site_id, language, style_id)
  )`,
  // Names weigh more than copy; the plain words beside the stems let a prefix be found.
  `alter table listings add column search tsvector generated always as (
    setweight(to_tsvector('simple'::regconfig, split_part(words, '|', 1)), 'A') ||
    to_tsvector('simple'::regconfig, split_part(words, '|', 2)) ||
    to_tsvector(case language when 'fr' then 'french'::regconfig when 'de' then 'german'::regconfig else 'english'::regconfig end, words)
  ) stored`,
  `create index listings_search on listings using gin (search)`,
  `create table facet_values (
    site_id text not null, language text not null, token text not null,
    label text not null, swatch text, position int not null, uses int not null,
    primary key (site_id, language, token)
  )`,
  `create table search_words (
    site_id text not null, language text not null, word text not null, trigrams text[] not null, uses int not null,
    primary key (site_id, language, word)
  )`,
  `create table seeds (name text primary key, fingerprint text not null, seeded_at timestamptz not null)`,
];

export const catalog: Migration = {
  name: '004-catalogue',
  up: async (transaction) => {
    for (const statement of [...statements, ...readModel]) await sql.raw(statement).execute(transaction);
  },
};
