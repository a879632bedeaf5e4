import { Client } from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordingLog } from '../testing/recording-log.ts';
import { startPostgres, findPostgresObstacle, type ThrowawayPostgres } from '../testing/start-postgres.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { listenOn, type Listener } from './listen.ts';

describe('listenOn', () => {
  it('calls the listener with each payload until it is closed', async () => {
    const database = await createTestDatabase();
    const notify = (payload: string) => sql`select pg_notify('session_ended', ${payload})`.execute(database.db);
    const payloads: (string | undefined)[] = [];
    const listener = database.listen('session_ended', (payload) => payloads.push(payload));
    await notify('one');
    await expect.poll(() => payloads.filter(Boolean)).toEqual(['one']);
    await listener.close();
    await notify('two');
    expect(payloads).not.toContain('two');
    await database.close();
  });
});

const reason = findPostgresObstacle();
describe.skipIf(reason !== null)(`a listener on PostgreSQL${reason === null ? '' : ` (skipped: ${reason})`}`, () => {
  let postgres: ThrowawayPostgres | null = null;
  let client: Client;
  let listener: Listener | undefined;
  const log = createRecordingLog();
  const payloads: (string | undefined)[] = [];
  beforeAll(async () => {
    ({ postgres } = await startPostgres());
    const url = postgres?.url ?? '';
    client = new Client({ connectionString: url });
    await client.connect();
    listener = listenOn({ kind: 'postgres', url }, log)('session_ended', (payload) => payloads.push(payload));
  }, 60_000);
  afterAll(async () => {
    await listener?.close();
    await client?.end();
    await postgres?.stop();
  }, 60_000);

  it('reconnects after a lost connection, and reports that notifications may have been lost', async () => {
    await expect.poll(() => listener?.isListening()).toBe(true);
    await client.query(`notify session_ended, 'one'`);
    await expect.poll(() => payloads).toEqual([undefined, 'one']);
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cairn-notifications'`);
    await expect.poll(() => listener?.isListening()).toBe(false);
    await expect.poll(() => listener?.isListening()).toBe(true);
    await client.query(`notify session_ended, 'two'`);
    await expect.poll(() => payloads).toEqual([undefined, 'one', undefined, 'two']);
    expect(log.lines.map(({ sentence }) => sentence).join()).toContain('the connection for notifications was lost');
  });
});
