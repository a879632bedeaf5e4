import { sql } from 'kysely';
import type { Migration } from '../../migration.ts';

const statements = [
  // Amounts are minor units of the currency, or points where there is none. The balance is the sum of the account's entries.
  `create table value_accounts (
    id uuid primary key,
    kind text not null check (kind in ('gift_card', 'reward_code', 'reward_card', 'points', 'athlete_credit')),
    customer_id uuid references customers (id) on delete set null,
    currency text,
    year int,
    balance int not null default 0 check (balance >= 0),
    code_hash text unique,
    cart_id uuid references carts (id) on delete set null,
    is_active boolean not null default true,
    expires_at timestamptz,
    details jsonb not null default '{}',
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create unique index value_accounts_of_customer on value_accounts (customer_id, kind, coalesce(year, 0)) where kind in ('points', 'athlete_credit')`,
  `create index value_accounts_by_owner on value_accounts (customer_id) where customer_id is not null`,
  `create index value_accounts_by_cart on value_accounts (cart_id) where cart_id is not null`,
  // A reference does each thing once.
  `create table value_entries (
    account_id uuid not null references value_accounts (id) on delete cascade,
    reference text not null,
    kind text not null check (kind in ('issue', 'earn', 'hold', 'capture', 'release', 'refund', 'reverse', 'expire', 'adjust')),
    amount int not null,
    order_id uuid,
    created_at timestamptz not null,
    primary key (account_id, reference, kind)
  )`,
  `create index value_entries_latest on value_entries (account_id, created_at desc)`,
];

/** Balances of gift cards, rewards, points and credits, with an append-only ledger. */
export const storedValue: Migration = {
  name: '074-stored-value',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
