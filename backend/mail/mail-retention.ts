import { byAge } from '../features/retention.ts';

/** Mails of the outbox; one that is still unsent then was given up long ago. */
export const mailRetention = byAge({ kind: 'mails', table: 'outbox', key: 'id', from: 'created_at' });
