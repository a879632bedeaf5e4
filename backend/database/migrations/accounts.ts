import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const statements = [
  // What a customer signs in with. Apart from customers, so that no statement that reads a customer reads it by the way.
  `create table accounts (
    customer_id uuid primary key references customers (id) on delete cascade,
    password_hash text not null,
    password_changed_at timestamptz not null,
    created_at timestamptz not null
  )`,
  `create table authorization_codes (
    hash text primary key,
    customer_id uuid not null references customers (id) on delete cascade,
    site_id text not null,
    code_challenge text not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index authorization_codes_by_expiry on authorization_codes (expires_at)`,
  `create index authorization_codes_of_customer on authorization_codes (customer_id)`,
  // By address, whether it has an account or not.
  `create table sign_in_attempts (subject text primary key, failures int not null, ends_at timestamptz not null)`,
  `create index sign_in_attempts_by_end on sign_in_attempts (ends_at)`,
  `alter table customers
    add column phone text, add column postal_code text, add column country text,
    add column acquisition_store text, add column store_assistant text`,
  `alter table enrollments add column optin_date timestamptz`,
  `update enrollments set optin_date = updated_at where optin`,
];

/** Customers who sign in. */
export const accounts: Migration = {
  name: '020-accounts',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
