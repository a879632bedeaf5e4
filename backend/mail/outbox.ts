import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Channel, Mail } from './mail.ts';
import { renderMailText } from './mail-part.ts';
import type { QueuedMail } from './queue-mail.ts';
import type { RenderMail } from './render-mail.ts';

export interface OutboxEntry extends Pick<Mail, 'id' | 'recipient' | 'locale' | 'brand' | 'subject'> {
  readonly template: string;
  readonly channel: Channel;
  readonly createdAt: Date;
  /** Null until the mail was handed over, or stored for good if there is no delivery service. */
  readonly sentAt: Date | null;
  /** Reason of a permanent failure. */
  readonly rejection: string | null;
}

export interface OutboxMail extends OutboxEntry, Pick<Mail, 'text'> {
  /** Absent for a text message. */
  readonly html?: string;
}

export interface OutboxPage {
  readonly entries: readonly OutboxEntry[];
  /** Cursor of the next page; absent on the last. */
  readonly before?: string;
}

/** Sent and unsent messages. Access must be restricted: they have links that open accounts. */
export interface Outbox {
  /**
   * Messages of the channels, latest first.
   * @param before The last id of the previous page
   */
  list(channels: readonly Channel[], before?: string): Promise<OutboxPage>;
  find(id: string): Promise<OutboxMail | undefined>;
}

const pageSize = 25;

type StoredRow = Omit<OutboxEntry, 'brand' | 'subject'> & Pick<QueuedMail, 'payload'>;

const columns = [
  'id',
  'recipient',
  'locale',
  'template',
  'channel',
  'payload',
  'created_at as createdAt',
  'sent_at as sentAt',
  'refusal as rejection',
] as const;

function toEntry({ payload: { brand, subject }, ...entry }: StoredRow): OutboxEntry {
  return { ...entry, brand, subject };
}

export function createOutbox(db: Kysely<Tables>, renderMail: RenderMail): Outbox {
  const select = () => db.selectFrom('outbox').select(columns).$castTo<StoredRow>();
  return {
    async list(channels, before) {
      const rows = await select()
        .where('channel', 'in', channels)
        .$if(before !== undefined, (query) =>
          query.where(sql<boolean>`(created_at, id) < (select created_at, id from outbox where id = ${before})`),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(pageSize + 1)
        .execute();
      const entries = rows.slice(0, pageSize).map(toEntry);
      const last = entries.at(-1);
      return { entries, ...(rows.length > pageSize && last ? { before: last.id } : {}) };
    },
    async find(id) {
      const row = await select().where('id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      const entry = toEntry(row);
      return row.channel === 'sms' ? { ...entry, text: renderMailText(row.payload.parts) } : { ...entry, ...renderMail(row) };
    },
  };
}
