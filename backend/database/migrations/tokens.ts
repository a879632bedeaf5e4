import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const statements = [
  // What every host of one shop must agree on, such as the key that signs tokens.
  `create table settings (name text primary key, value text not null, created_at timestamptz not null)`,
  `create table customers (
    id uuid primary key,
    type text not null check (type in ('Guest', 'Registered')),
    site_id text not null,
    created_at timestamptz not null
  )`,
  // A family is every token that one sign-in led to; it ends as a whole when a used one comes back.
  `create table refresh_tokens (
    hash text primary key,
    family uuid not null,
    customer_id uuid not null references customers (id) on delete cascade,
    usid text not null,
    code_challenge text not null,
    issued_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index refresh_tokens_of_family on refresh_tokens (family)`,
  `create index refresh_tokens_by_expiry on refresh_tokens (expires_at)`,
];

export const tokens: Migration = {
  name: '006-tokens',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
