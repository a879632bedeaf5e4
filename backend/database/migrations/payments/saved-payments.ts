import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

const statements = [
  `create table saved_payments (
    id uuid primary key,
    customer_id uuid not null references customers (id),
    type text not null check (type in ('CREDIT_CARD', 'REWARD_CODE', 'REWARD_CARD')),
    label text,
    is_default boolean not null default false,
    vault_id text unique,
    brand text,
    last4 text,
    expiry_month int,
    expiry_year int,
    expires_at timestamptz,
    account_id uuid references value_accounts (id) on delete cascade,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check (case when type = 'CREDIT_CARD'
      then account_id is null and num_nonnulls(vault_id, brand, last4, expiry_month, expiry_year, expires_at) = 6
      else account_id is not null and num_nonnulls(vault_id, brand, last4, expiry_month, expiry_year, expires_at) = 0 and not is_default end)
  )`,
  `create index saved_payments_of_customer on saved_payments (customer_id, created_at)`,
  `create unique index saved_payments_default on saved_payments (customer_id) where is_default`,
  `create unique index saved_payments_card on saved_payments (customer_id, brand, last4, expiry_year, expiry_month) where vault_id is not null`,
  `create unique index saved_payments_reward on saved_payments (account_id, customer_id) where account_id is not null`,
  `create index saved_payments_age on saved_payments (expires_at) where expires_at is not null`,
  // Cards that the partner still stores although they are no longer needed.
  `create table stored_card_deletions (
    vault_id text primary key,
    requested_at timestamptz not null
  )`,
  `create index stored_card_deletions_age on stored_card_deletions (requested_at)`,
];

/** Saved cards and rewards of accounts. */
export const savedPayments: Migration = {
  name: '078-saved-payments',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
