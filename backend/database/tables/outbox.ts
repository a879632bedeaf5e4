import type { Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

export interface OutboxTables {
  outbox: {
    id: string;
    /** Purpose and recipient of the mail; each combination is mailed once. */
    dedupe_key: string;
    template: string;
    /** The transport channel. */
    channel: Generated<'email' | 'sms'>;
    recipient: string;
    locale: string;
    payload: Json<Readonly<Record<string, unknown>>>;
    created_at: Timestamp;
    sent_at: Timestamp | null;
    /** Reason of a permanent failure. */
    refusal: string | null;
  };
}
