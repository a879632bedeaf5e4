import type { ColumnType, Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

type Read<Value> = ColumnType<Value, never, never>;

export interface RecordEventsTables {
  /** A row for all events that were stored together. */
  event_batches: {
    id: Generated<string>;
    events: Json<readonly Readonly<Record<string, unknown>>[]>;
    /** Time of the last event. */
    recorded_at: Timestamp;
  };
  /** A view with a row for each event. */
  record_events: {
    batch_id: Read<string>;
    place: Read<string>;
    brand: Read<string>;
    monetate_id: Read<string>;
    event_type: Read<string>;
    payload: Read<Readonly<Record<string, unknown>>>;
    recorded_at: Read<Date>;
  };
}
