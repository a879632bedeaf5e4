import { byAge, type Retention } from '../features/retention.ts';

/** What visitors were shown and did, by the last of those that were stored together. */
export const eventRetention: Retention = byAge({ kind: 'events', table: 'event_batches', key: 'id', from: 'recorded_at' });
