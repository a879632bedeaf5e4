import { byAge } from '../retention/retention.ts';

/** What visitors were shown and did. */
export const eventRetention = byAge({ kind: 'events', table: 'record_events', key: 'id', from: 'recorded_at' });
