import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCountingDatabase, type CountingDatabase } from '../../testing/counting-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Database } from '../../database/create-database.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { getMailsTo } from '../testing/mailed-token.ts';
import { sendRequest, createEmail, startMember } from '../testing/start-member.ts';

describe('resetPassword', () => {
  let database: Database;
  let counting: CountingDatabase;
  let test: TestBackend;
  beforeAll(async () => {
    database = await createTestDatabase();
    counting = openCountingDatabase(database.engine);
    test = { ...(await startTestBackend({ db: counting.db })), database };
  }, 120_000);
  afterAll(async () => {
    await test?.close();
    await counting?.close();
    await database?.close();
  });

  /** The statements of this request only. */
  const readStatements = async (email: string): Promise<readonly string[]> => {
    const { result, queries } = await counting.count(() => sendRequest(test, '/consumers-v3/consumer/resetpassword', { email }));
    expect(result).toMatchObject({ status: 204, body: {} });
    return queries;
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
