import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** An event as a row of its table. */
export interface RecordedEvent {
  readonly brand: string;
  readonly monetateId: string;
  readonly eventType: string;
  /** JSON. */
  readonly payload: string;
  readonly at: Date;
}

/** All or none. */
export type StoreEvents = (rows: readonly RecordedEvent[]) => Promise<void>;

/** One statement, with the same text for any number of rows, so that it is prepared once. */
export function createStoreEvents(db: Kysely<Tables>): StoreEvents {
  return async (rows) => {
    await sql`insert into record_events (brand, monetate_id, event_type, payload, recorded_at)
      select brand, monetate_id, event_type, payload::jsonb, recorded_at::timestamptz
      from unnest(${rows.map(({ brand }) => brand)}::text[], ${rows.map(({ monetateId }) => monetateId)}::text[],
          ${rows.map(({ eventType }) => eventType)}::text[], ${rows.map(({ payload }) => payload)}::text[],
          ${rows.map(({ at }) => at.toISOString())}::text[])
        with ordinality as event (brand, monetate_id, event_type, payload, recorded_at, place)
      order by place`.execute(db);
  };
}
