import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

export const outbox: Migration = {
  name: '003-outbox',
  up: async (transaction) => {
    await sql`create table outbox (
      id uuid primary key,
      dedupe_key text not null unique,
      template text not null,
      recipient text not null,
      locale text not null,
      payload jsonb not null,
      created_at timestamptz not null,
      sent_at timestamptz
    )`.execute(transaction);
    await sql`create index outbox_unsent on outbox (created_at) where sent_at is null`.execute(transaction);
  },
};
