import { byAge, type Retention } from '../features/retention.ts';

/** Retention of visitor events, by the last event of each batch. */
export const eventRetention: Retention = byAge({ kind: 'events', table: 'event_batches', key: 'id', from: 'recorded_at' });
