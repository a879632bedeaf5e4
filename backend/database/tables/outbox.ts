import type { Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

export interface OutboxTables {
  outbox: {
    id: string;
    /** What the mail is for and whom it goes to; the same fact is never mailed twice. */
    dedupe_key: string;
    template: string;
    /** By which it goes. */
    channel: Generated<'email' | 'sms'>;
    recipient: string;
    locale: string;
    payload: Json<Readonly<Record<string, unknown>>>;
    created_at: Timestamp;
    sent_at: Timestamp | null;
    /** Why it was given up, as it will never be taken. */
    refusal: string | null;
  };
}
