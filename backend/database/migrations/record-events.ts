import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

export const recordEvents: Migration = {
  name: '002-record-events',
  up: async (transaction) => {
    await sql`create table record_events (
      id bigint generated always as identity primary key,
      brand text not null,
      monetate_id text not null,
      event_type text not null,
      payload jsonb not null,
      recorded_at timestamptz not null
    )`.execute(transaction);
    await sql`create index record_events_visitor on record_events (monetate_id, recorded_at)`.execute(transaction);
  },
};
