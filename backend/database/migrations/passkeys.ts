import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const statements = [
  // When the shopper last said who they are: for what may only be done shortly after.
  `alter table sessions add column confirmed_at timestamptz`,
  `update sessions set confirmed_at = began_at`,
  `alter table sessions alter column confirmed_at set not null`,
  `create table passkeys (
    id uuid primary key,
    customer_id uuid not null references customers (id) on delete cascade,
    rp_id text not null,
    credential_id text not null unique,
    public_key text not null,
    counter bigint not null,
    transports jsonb not null,
    synced boolean not null,
    name text not null,
    created_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index passkeys_of_customer on passkeys (customer_id)`,
  // What authenticators are to sign, by its hash; it is gone once it was signed.
  `create table passkey_challenges (
    hash text primary key,
    purpose text not null check (purpose in ('add', 'sign-in')),
    bound_to text not null,
    customer_id uuid references customers (id) on delete cascade,
    rp_id text not null,
    origin text not null,
    expires_at timestamptz not null
  )`,
  `create index passkey_challenges_by_expiry on passkey_challenges (expires_at)`,
  `create index passkey_challenges_of_customer on passkey_challenges (customer_id)`,
];

/** A second way to sign in. */
export const passkeys: Migration = {
  name: '027-passkeys',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
