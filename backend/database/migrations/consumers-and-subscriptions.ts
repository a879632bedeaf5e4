import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

export const consumersAndSubscriptions: Migration = {
  name: '001-consumers-and-subscriptions',
  up: async (transaction) => {
    await sql`create table consumers (
      id uuid primary key,
      email text not null,
      brand text not null,
      first_name text, last_name text, birth_date text, gender text,
      interests text, acquisition_type text, campaign_name text, locale text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (brand, email)
    )`.execute(transaction);
    await sql`create table subscriptions (
      consumer_id uuid not null references consumers (id) on delete cascade,
      type text not null, channel text not null, recipient text not null,
      optin boolean not null, double_optin boolean not null,
      country text, region text, category text not null,
      optin_date timestamptz, optout_date timestamptz,
      primary key (consumer_id, type, channel, recipient)
    )`.execute(transaction);
    await sql`create table enrollments (
      consumer_id uuid not null references consumers (id) on delete cascade,
      type text not null, optin boolean not null, double_optin boolean not null, country text not null,
      updated_at timestamptz not null,
      primary key (consumer_id, type, country)
    )`.execute(transaction);
  },
};
