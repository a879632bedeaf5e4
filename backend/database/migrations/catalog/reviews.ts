import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

const statements = [
  // No foreign keys to styles: the catalog is replaced as a whole, and reviews outlive it.
  `create table reviews (
    id uuid primary key,
    style_id text not null,
    brand text not null,
    site_id text not null,
    customer_id uuid references customers (id) on delete set null,
    rating smallint not null check (rating between 1 and 5),
    headline text not null,
    text text not null,
    text_key text not null,
    language text not null,
    nickname text not null,
    location text,
    verified boolean not null,
    incentivized boolean not null default false,
    recommended boolean,
    scales jsonb not null default '{}',
    photos jsonb not null default '[]',
    bought jsonb,
    replies jsonb not null default '[]',
    helpful int not null default 0 check (helpful >= 0),
    not_helpful int not null default 0 check (not_helpful >= 0),
    state text not null check (state in ('pending', 'published', 'rejected')),
    rejection text,
    is_seed boolean not null default false,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create unique index reviews_of_customer on reviews (customer_id, style_id) where customer_id is not null`,
  `create index reviews_of_style on reviews (style_id, state)`,
  `create index reviews_pending on reviews (updated_at) where state = 'pending'`,
  `create index reviews_rejected on reviews (updated_at) where state = 'rejected'`,
  `create index reviews_by_text on reviews (text_key)`,
  `create table review_votes (
    review_id uuid not null references reviews (id) on delete cascade,
    customer_id uuid not null references customers (id) on delete cascade,
    helpful boolean not null,
    primary key (review_id, customer_id)
  )`,
  `create index review_votes_of_customer on review_votes (customer_id)`,
  `create table review_flags (
    review_id uuid not null references reviews (id) on delete cascade,
    customer_id uuid not null references customers (id) on delete cascade,
    reason text not null,
    comment text,
    created_at timestamptz not null,
    primary key (review_id, customer_id)
  )`,
  `create index review_flags_of_customer on review_flags (customer_id)`,
  `create table review_translations (
    review_id uuid not null references reviews (id) on delete cascade,
    language text not null,
    headline text not null,
    text text not null,
    primary key (review_id, language)
  )`,
  `create table questions (
    id uuid primary key,
    style_id text not null,
    brand text not null,
    site_id text not null,
    locale text not null,
    customer_id uuid references customers (id) on delete set null,
    nickname text not null,
    email text,
    text text not null,
    text_key text not null,
    language text not null,
    state text not null check (state in ('pending', 'published', 'rejected')),
    rejection text,
    is_seed boolean not null default false,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create unique index questions_of_customer on questions (customer_id, style_id, text_key) where customer_id is not null`,
  `create index questions_of_style on questions (style_id, state)`,
  `create index questions_pending on questions (updated_at) where state = 'pending'`,
  `create index questions_rejected on questions (updated_at) where state = 'rejected'`,
  `create table answers (
    id uuid primary key,
    question_id uuid not null references questions (id) on delete cascade,
    author_kind text not null check (author_kind in ('brand', 'verifiedBuyer', 'shopper')),
    display_name text not null,
    customer_id uuid references customers (id) on delete set null,
    text text not null,
    language text not null,
    helpful int not null default 0 check (helpful >= 0),
    not_helpful int not null default 0 check (not_helpful >= 0),
    created_at timestamptz not null
  )`,
  `create index answers_of_question on answers (question_id)`,
  `create index answers_of_customer on answers (customer_id) where customer_id is not null`,
  `create table answer_votes (
    answer_id uuid not null references answers (id) on delete cascade,
    customer_id uuid not null references customers (id) on delete cascade,
    helpful boolean not null,
    primary key (answer_id, customer_id)
  )`,
  `create index answer_votes_of_customer on answer_votes (customer_id)`,
];

/** Reviews of styles and questions about them, with their votes and flags. */
export const reviews: Migration = {
  name: '050-reviews',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
