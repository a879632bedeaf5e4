import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

const statements = [
  `create table agents (
    id text primary key,
    username text not null unique,
    name text not null,
    role text not null check (role in ('agent', 'supervisor')),
    password_hash text not null,
    created_at timestamptz not null
  )`,
  // The employee of a code and of a session; null for a shopper's own.
  `alter table authorization_codes add column staff jsonb`,
  `alter table sessions add column staff jsonb`,
  // The customers of staff sessions have no account and are purged as guests are.
  `drop index guests_by_age`,
  `create index guests_by_age on customers (created_at, id) where role <> 'registered' and email is null`,
  // Append-only. Outlives the customer's data and the employee, so that it references neither.
  `create table staff_actions (
    id bigint generated always as identity primary key,
    acted_at timestamptz not null,
    role text not null,
    staff_id text not null,
    staff_name text not null,
    store_id text,
    customer_id uuid not null,
    site_id text not null,
    operation text not null,
    subject jsonb not null,
    status int not null,
    error_id text,
    correlation_id text not null
  )`,
  `create index staff_actions_by_age on staff_actions (acted_at)`,
  `create index staff_actions_of_customer on staff_actions (customer_id, acted_at)`,
  `create function reject_change() returns trigger language plpgsql as $$
    begin raise exception 'rows of % never change', tg_table_name; end $$`,
  `create trigger staff_actions_append_only before update on staff_actions for each row execute function reject_change()`,
];

/** Agents, sessions of employees, and the record of what employees do. */
export const staff: Migration = {
  name: '071-staff',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
