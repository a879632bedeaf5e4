import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/**
 * Events come by the hundred, and a row for each costs more than all that is written in it: a batch of them is one row. The view has a row
 * for each, as the table had.
 */
export const eventBatches: Migration = {
  name: '035-event-batches',
  up: async (transaction) => {
    await sql`create table event_batches (
      id bigint generated always as identity primary key,
      events json not null,
      recorded_at timestamptz not null
    )`.execute(transaction);
    // Neither taken apart nor compressed while pages wait: nobody asks for parts of it, and a single event never was compressed.
    await sql`alter table event_batches alter column events set storage external`.execute(transaction);
    await sql`insert into event_batches (events, recorded_at)
      select json_agg(json_build_object('brand', brand, 'monetateId', monetate_id, 'eventType', event_type,
          'payload', payload, 'at', round(extract(epoch from recorded_at) * 1000)) order by id), max(recorded_at)
      from record_events group by id / 1000 order by id / 1000`.execute(transaction);
    await sql`drop table record_events`.execute(transaction);
    await sql`create index event_batches_by_age on event_batches (recorded_at)`.execute(transaction);
    await sql`create view record_events as
      select batch.id as batch_id, place, event ->> 'brand' as brand, event ->> 'monetateId' as monetate_id,
        event ->> 'eventType' as event_type, (event -> 'payload')::jsonb as payload, to_timestamp((event ->> 'at')::numeric / 1000) as recorded_at
      from event_batches batch, json_array_elements(batch.events) with ordinality as each (event, place)`.execute(transaction);
  },
};
