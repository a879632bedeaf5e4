import { Kysely, PGliteDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../../database/create-database.ts';
import type { Tables } from '../../database/tables.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { getMailsTo } from '../testing/mailed-token.ts';
import { sendRequest, createEmail, startMember } from '../testing/start-member.ts';

describe.skipIf(process.env.TEST_DATABASE === 'postgres')('resetPassword', () => {
  let database: Database;
  let test: TestBackend;
  let statements: string[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    if (database.engine.kind !== 'embedded') throw new Error('statements are recorded on the embedded database');
    const dialect = new PGliteDialect({ pglite: database.engine.pglite });
    const db = new Kysely<Tables>({ dialect, log: ({ query }) => void statements.push(query.sql) });
    test = { ...(await startTestBackend({ db })), database };
  }, 120_000);
  afterAll(async () => {
    await test?.close();
    await database?.close();
  });

  /** Records the statements of this request only. */
  const readStatements = async (email: string): Promise<readonly string[]> => {
    statements = [];
    expect(await sendRequest(test, '/consumers-v3/consumer/resetpassword', { email })).toMatchObject({ status: 204, body: {} });
    return statements;
  };

  it('queues the mail without reading accounts, whether the address has one or not', async () => {
    const [{ email }, stranger] = [await startMember(test), createEmail()];
    const known = await readStatements(email);
    expect(known).toEqual(await readStatements(stranger));
    expect(known).toHaveLength(1);
    expect(known.join()).not.toMatch(/customers|accounts|mailed_links|outbox/);
    const readTemplates = async () => (await getMailsTo(test, email)).map(({ template }) => template);
    expect([await readTemplates(), await getMailsTo(test, stranger)]).toEqual([['welcome'], []]);
    await test.jobs.runDue();
    expect((await readTemplates()).toSorted()).toEqual(['password-reset', 'welcome']);
    expect(await getMailsTo(test, stranger)).toEqual([]);
  });
});
