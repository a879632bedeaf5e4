import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../database/migrations.ts';
import { runMigrations } from '../database/run-migrations.ts';
import type { Database } from '../database/create-database.ts';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { getDefaultLook } from './frame/mail-look.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { createRenderMail } from './render-mail.ts';

const both = ['email', 'sms'] as const;
const start = Date.parse('2026-11-21T09:00:00Z');

describe('createOutbox', () => {
  let database: Pick<Database, 'db' | 'close'>;
  let outbox: Outbox;
  const queue = (subject: string, minute: number, channel = 'email') => {
    const payload = JSON.stringify({ brand: 'tarnfell', subject, parts: [{ kind: 'paragraph', text: `Text of ${subject}` }] });
    return sql`insert into outbox (id, dedupe_key, template, channel, recipient, locale, payload, created_at)
      values (${randomUUID()}, ${randomUUID()}, 't', ${channel}, 'kim@example.com', 'de-de', ${payload}::jsonb, ${new Date(start + minute * 60_000)})`.execute(
      database.db,
    );
  };

  beforeAll(async () => {
    database = await createEmptyDatabase();
    const { db } = database;
    await runMigrations(db, migrations);
    await queue('Old', 0);
    outbox = createOutbox(db, createRenderMail({ looks: getDefaultLook, linkOrigin: ({ origin }) => origin }));
  }, 120_000);
  afterAll(() => database.close());

  it('lists mails latest first in pages, each once, even if many have the same time', async () => {
    for (let index = 0; index < 60; index += 1) await queue(`Mail ${index}`, Math.floor(index / 30) + 1);
    const seen: string[] = [];
    const sizes: number[] = [];
    let before: string | undefined;
    do {
      const page = await outbox.list(both, before);
      seen.push(...page.entries.map(({ id }) => id));
      sizes.push(page.entries.length);
      before = page.before;
    } while (before !== undefined);
    expect(sizes).toEqual([25, 25, 11]);
    expect(new Set(seen).size).toBe(61);
    expect((await outbox.find(seen.at(-1) ?? ''))?.subject).toBe('Old');
  });

  it('includes text messages without HTML, and returns no unknown mail', async () => {
    await queue('A text', 10, 'sms');
    const id = (await outbox.list(both)).entries[0]?.id ?? '';
    expect((await outbox.list(['email'])).entries.map((entry) => entry.id)).not.toContain(id);
    const found = await outbox.find(id);
    expect(found).toMatchObject({ channel: 'sms', text: 'Text of A text' });
    expect(found?.html).toBeUndefined();
    expect(await outbox.find(randomUUID())).toBeUndefined();
  });
});
