import type { Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

export interface RecordEventsTables {
  record_events: {
    id: Generated<string>;
    brand: string;
    monetate_id: string;
    event_type: string;
    payload: Json<Readonly<Record<string, unknown>>>;
    recorded_at: Timestamp;
  };
}
