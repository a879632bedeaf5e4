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
];

/** Agents, and sessions of employees. */
export const staff: Migration = {
  name: '071-staff',
  up: async (transaction) => {
    for (const statement of statements) await sql.raw(statement).execute(transaction);
  },
};
