import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/create-database.ts';
import { createRecordingLog } from '../testing/recording-log.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { jobRules } from './job-rules.ts';
import type { JobHandlers, JobQueue } from './jobs.ts';
import { openJobQueue } from './open-job-queue.ts';

const idle: JobHandlers = { 'settle-order': async () => undefined, 'send-mail': async () => undefined, purge: async () => undefined };
const hasted = { ...jobRules, 'send-mail': { ...jobRules['send-mail'], retries: 1, pause: 1, longestPause: 1, looksEvery: 0.5 } };

describe('the job queue', () => {
  const log = createRecordingLog();
  const queues: JobQueue[] = [];
  let database: Database;
  const open = async (handlers: Partial<JobHandlers>): Promise<JobQueue> => {
    const queue = await openJobQueue({ engine: database.engine, log, keepDays: 1, rules: hasted });
    queues.push(queue);
    await queue.work({ ...idle, ...handlers });
    return queue;
  };
  const sendMail = (queue: JobQueue, mailId: string): Promise<void> =>
    database.db.transaction().execute((transaction) => queue.send(transaction, 'send-mail', { mailId }));
  beforeAll(async () => {
    database = await createTestDatabase();
  }, 120_000);
  afterAll(async () => {
    await Promise.all(queues.map((queue) => queue.close()));
    await database.close();
  }, 60_000);
  const closeAll = async (): Promise<void> => {
    await Promise.all(queues.splice(0).map((queue) => queue.close()));
  };

  it('does a job at once when its transaction has ended, and none of a transaction that was rolled back', { timeout: 60_000 }, async () => {
    const done: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const queue = await open({
      'send-mail': async ({ mailId }) => {
        done.push(mailId);
        if (mailId === 'kept') resolve();
        return undefined;
      },
    });
    const undone = database.db.transaction().execute(async (transaction) => {
      await queue.send(transaction, 'send-mail', { mailId: 'undone' });
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    await sendMail(queue, 'kept');
    await promise;
    expect(done).toEqual(['kept']);
    await closeAll();
  });

  it('does a job that a statement sends itself, and none that it does not read', { timeout: 60_000 }, async () => {
    const done: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const queue = await open({
      'send-mail': async ({ mailId }) => {
        done.push(mailId);
        if (mailId === 'read') resolve();
        return undefined;
      },
    });
    for (const [mailId, isRead] of [
      ['unread', false],
      ['read', true],
    ] as const) {
      const job = await queue.sending('send-mail', { mailId }, { after: 0 });
      await sql`select case when ${isRead}::boolean then (select count(*) from ${job}) end`.execute(database.db);
    }
    await promise;
    await closeAll();
    expect(done).toEqual(['read']);
  });

  it('does each job once, whichever of several hosts takes it', { timeout: 60_000 }, async () => {
    const done: string[] = [];
    const ids = Array.from({ length: 30 }, () => randomUUID());
    const { promise, resolve } = Promise.withResolvers<void>();
    const handlers: Partial<JobHandlers> = {
      'send-mail': async ({ mailId }) => {
        done.push(mailId);
        if (done.length === ids.length) resolve();
        return undefined;
      },
    };
    const hosts = [await open(handlers), await open(handlers)];
    await Promise.all(ids.map((id, index) => sendMail(hosts[index % 2] as JobQueue, id)));
    await promise;
    expect(done.toSorted()).toEqual(ids.toSorted());
    await closeAll();
  });

  it(
    'keeps one job about one thing, tries it again, lists it once it is given up, and begins anew when it is told to',
    { timeout: 60_000 },
    async () => {
      const attempts: number[] = [];
      const back = Promise.withResolvers<void>();
      const queue = await open({
        'send-mail': async (_, { attempt }) => {
          attempts.push(attempt);
          if (attempts.length > 2) {
            back.resolve();
            return undefined;
          }
          throw new Error('the partner is away');
        },
      });
      await database.db.transaction().execute(async (transaction) => {
        await queue.send(transaction, 'send-mail', { mailId: 'never' });
        await queue.send(transaction, 'send-mail', { mailId: 'never' });
      });
      const given = { name: 'send-mail', payload: { mailId: 'never' }, attempts: 2, reason: 'the partner is away' };
      await vi.waitFor(async () => expect(await queue.deadLetters()).toMatchObject([given]), { timeout: 30_000, interval: 100 });
      expect(attempts).toEqual([1, 2]);
      expect(log.lines.filter(({ level }) => level === 'error').map(({ sentence }) => sentence)).toEqual([
        '[cairn] [jobs] send-mail was given up after 2 attempts: the partner is away',
      ]);
      expect(await queue.sendDeadLettersAgain()).toBe(1);
      await back.promise;
      expect([attempts, await queue.deadLetters()]).toEqual([[1, 2, 1], []]);
      await closeAll();
    },
  );

  it('gives back what runs when its host stops, within five seconds', { timeout: 60_000 }, async () => {
    const begun = Promise.withResolvers<void>();
    const queue = await open({
      'settle-order': (_, { signal }) => {
        begun.resolve();
        return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
      },
    });
    await database.db.transaction().execute((transaction) => queue.send(transaction, 'settle-order', { orderId: 'long' }));
    await begun.promise;
    const started = performance.now();
    await closeAll();
    expect(performance.now() - started).toBeLessThan(5000);
    const { rows } = await sql`select state, data from jobs.job where name = 'settle-order'`.execute(database.db);
    expect(rows).toEqual([{ state: 'retry', data: { orderId: 'long' } }]);
  });

  it('lets the daily job begin once, however many hosts start', { timeout: 60_000 }, async () => {
    await open({});
    await open({});
    const { rows } = await sql`select count(*)::int as count from jobs.job where name = 'purge'`.execute(database.db);
    expect(rows).toEqual([{ count: 1 }]);
    await closeAll();
  });

  it('takes a job in a transaction before anybody works on it', async () => {
    const queue = await openJobQueue({ engine: database.engine, log, keepDays: 1, rules: hasted });
    queues.push(queue);
    await sendMail(queue, 'early');
    const { rows } = await sql`select data from jobs.job where name = 'send-mail' and data ->> 'mailId' = 'early'`.execute(database.db);
    expect(rows).toEqual([{ data: { mailId: 'early' } }]);
    await closeAll();
  });
});
