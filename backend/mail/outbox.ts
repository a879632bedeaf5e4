import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Channel, Mail } from './mail.ts';
import { mailText } from './mail-part.ts';
import type { QueuedMail } from './queue-mail.ts';
import type { RenderMail } from './render-mail.ts';

export interface OutboxEntry extends Pick<Mail, 'id' | 'recipient' | 'locale' | 'brand' | 'subject'> {
  readonly template: string;
  readonly channel: Channel;
  readonly createdAt: Date;
  /** Null until it was handed over, or kept where nobody sends mails. */
  readonly sentAt: Date | null;
  /** Why it was given up. */
  readonly refusal: string | null;
}

export interface OutboxMail extends OutboxEntry, Pick<Mail, 'text'> {
  /** A text message has none. */
  readonly html?: string;
}

export interface OutboxPage {
  readonly entries: readonly OutboxEntry[];
  /** Where the next page begins; absent on the last. */
  readonly before?: string;
}

/** What the shop has sent and has to send, for those who may read it: it holds links that open accounts. */
export interface Outbox {
  /** What goes by one of the channels, the newest first. @param before The last id of the page before. */
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
  'refusal',
] as const;

function entryOf({ payload: { brand, subject }, ...entry }: StoredRow): OutboxEntry {
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
      const entries = rows.slice(0, pageSize).map(entryOf);
      const last = entries.at(-1);
      return { entries, ...(rows.length > pageSize && last ? { before: last.id } : {}) };
    },
    async find(id) {
      const row = await select().where('id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      const entry = entryOf(row);
      return row.channel === 'sms' ? { ...entry, text: mailText(row.payload.parts) } : { ...entry, ...renderMail(row) };
    },
  };
}
