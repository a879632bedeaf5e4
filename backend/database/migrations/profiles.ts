import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const statements = [
  `alter table customers
    add column preferred_shoe_size text,
    add column loyalty_points int not null default 0 check (loyalty_points >= 0)`,
  // What a customer is beside a customer, and what they get for it; amounts are minor units, of this year.
  `create table programme_memberships (
    customer_id uuid not null references customers (id) on delete cascade,
    programme text not null check (programme in ('employee', 'athlete', 'prosumer', 'WRANX', 'IPA')),
    current_spend_minor int not null default 0 check (current_spend_minor >= 0),
    annual_cap_minor int check (annual_cap_minor >= 0),
    annual_credit_minor int check (annual_credit_minor >= 0),
    currency text,
    terms_accepted_at timestamptz,
    created_at timestamptz not null,
    primary key (customer_id, programme)
  )`,
  `create table addresses (
    id uuid primary key,
    customer_id uuid not null references customers (id) on delete cascade,
    approach_type text not null check (approach_type in ('S', 'B')),
    main boolean not null,
    fields jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  `create index addresses_of_customer on addresses (customer_id, created_at)`,
  `create unique index addresses_one_main on addresses (customer_id, approach_type) where main`,
  `create table notifications (
    customer_id uuid not null references customers (id) on delete cascade,
    type text not null, channel text not null, enabled boolean not null, updated_at timestamptz not null,
    primary key (customer_id, type, channel)
  )`,
];

/** What an account holds beside its name and its password. */
export const profiles: Migration = {
  name: '022-profiles',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
