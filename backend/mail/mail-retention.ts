import { createAgeRetention } from '../features/retention.ts';

/** Retention of outbox mails. Mails of that age that are still unsent have failed for good. */
export const mailRetention = createAgeRetention({ kind: 'mails', table: 'outbox', key: 'id', from: 'created_at' });
