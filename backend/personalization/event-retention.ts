import { createAgeRetention, type Retention } from '../features/retention.ts';

/** Retention of visitor events, by the last event of each batch. */
export const eventRetention: Retention = createAgeRetention({ kind: 'events', table: 'event_batches', key: 'id', from: 'recorded_at' });
