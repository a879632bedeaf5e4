/** The read model of category and search pages. */
export const listingStatements: readonly string[] = [
  `create table listings (
    site_id text not null,
    language text not null,
    style_id text not null references styles (id) on delete cascade,
    card json not null,
    facets text[] not null,
    current_minor int not null,
    rank int not null,
    released_on text not null,
    rating_score double precision not null,
    primary key (site_id, language, style_id)
  )`,
  `create table facet_values (
    site_id text not null,
    language text not null,
    token text not null,
    label text not null,
    swatch text,
    position int not null,
    uses int not null,
    primary key (site_id, language, token)
  )`,
  // A bitmap index that filters, counts and sorts listings.
  `create table listing_indexes (
    site_id text not null,
    language text not null,
    version text not null,
    styles bytea not null,
    categories bytea not null,
    prices bytea not null,
    orders bytea not null,
    tokens text[] not null,
    bits bytea not null,
    primary key (site_id, language)
  )`,
  // Collation "C" keeps words with the same prefix together.
  `create table listing_words (
    site_id text not null,
    language text not null,
    word text collate "C" not null,
    postings bytea not null,
    primary key (site_id, language, word)
  )`,
  // Without compression, which gains nothing here.
  `alter table listing_words alter column postings set storage external`,
  `create table search_words (
    site_id text not null,
    language text not null,
    word text not null,
    trigrams text[] not null,
    uses int not null,
    primary key (site_id, language, word)
  )`,
  // A search for one of these terms redirects to its page.
  `create table search_terms (
    brand text not null,
    language text not null,
    term text not null,
    url text not null,
    primary key (brand, language, term)
  )`,
];
