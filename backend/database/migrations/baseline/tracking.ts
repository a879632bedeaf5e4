/** Events of personalization. Many events arrive together, and one row per batch is much cheaper to write than one per event. */
export const trackingStatements: readonly string[] = [
  `create table event_batches (
    id bigint generated always as identity primary key,
    events json not null,
    recorded_at timestamptz not null
  )`,
  // Without compression, which would slow down page requests.
  `alter table event_batches alter column events set storage external`,
  `create index event_batches_by_age on event_batches (recorded_at)`,
  // One row per event.
  `create view record_events as
    select batch.id as batch_id, place, event ->> 'brand' as brand, event ->> 'monetateId' as monetate_id,
      event ->> 'eventType' as event_type, (event -> 'payload')::jsonb as payload, to_timestamp((event ->> 'at')::numeric / 1000) as recorded_at
    from event_batches batch, json_array_elements(batch.events) with ordinality as each (event, place)`,
];
