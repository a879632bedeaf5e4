import { sql } from 'kysely';
import type { Migration } from '../migration.ts';

/** Text messages are sent as mails are. */
export const outboxChannels: Migration = {
  name: '023-outbox-channels',
  up: async (transaction) => {
    await sql`alter table outbox add column channel text not null default 'email' check (channel in ('email', 'sms'))`.execute(transaction);
  },
};
