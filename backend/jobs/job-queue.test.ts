import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/create-database.ts';
import { createRecordingLog } from '../testing/recording-log.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { mailJob } from '../mail/mail-job.ts';
import { settlementJob } from '../orders/settlement/settlement-job.ts';
import { purgeJob } from '../retention/purge-job.ts';
import { createWorker, type Job, type JobHandler } from './job.ts';
import type { JobQueue } from './jobs.ts';
import { openJobQueue } from './open-job-queue.ts';

const hasted: typeof mailJob = { ...mailJob, retries: 1, pause: 1, longestPause: 1, pollSeconds: 0.5 };
type Handled<Kind> = Kind extends Job<infer Payload> ? JobHandler<Payload> : never;
const doNothing = async (): Promise<undefined> => undefined;

describe('openJobQueue', () => {
  const log = createRecordingLog();
  const queues: JobQueue[] = [];
  let database: Database;
  const open = async (
    sendMails: Handled<typeof mailJob> = doNothing,
    settle: Handled<typeof settlementJob> = doNothing,
  ): Promise<JobQueue> => {
    const queue = await openJobQueue({ engine: database.engine, log, retentionDays: 1 });
    queues.push(queue);
    await queue.startWorkers([createWorker(hasted, sendMails), createWorker(settlementJob, settle), createWorker(purgeJob, doNothing)]);
    return queue;
  };
  const sendMail = (queue: JobQueue, mailId: string): Promise<void> =>
    database.db.transaction().execute((transaction) => queue.send(transaction, mailJob, { mailId }));
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

  it(
    'runs a job once its transaction has been committed, and none of a transaction that was rolled back',
    { timeout: 60_000 },
    async () => {
      const done: string[] = [];
      const { promise, resolve } = Promise.withResolvers<void>();
      const queue = await open(async ({ mailId }) => {
        done.push(mailId);
        if (mailId === 'kept') resolve();
        return undefined;
      });
      const undone = database.db.transaction().execute(async (transaction) => {
        await queue.send(transaction, mailJob, { mailId: 'undone' });
        throw new Error('rolled back');
      });
      await expect(undone).rejects.toThrow('rolled back');
      await sendMail(queue, 'kept');
      await promise;
      expect(done).toEqual(['kept']);
      await closeAll();
    },
  );

  it('runs a job that a statement sends itself, and none that the statement does not read', { timeout: 60_000 }, async () => {
    const done: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const queue = await open(async ({ mailId }) => {
      done.push(mailId);
      if (mailId === 'read') resolve();
      return undefined;
    });
    for (const [mailId, isRead] of [
      ['unread', false],
      ['read', true],
    ] as const) {
      const job = await queue.buildSend(mailJob, { mailId }, { after: 0 });
      await sql`select case when ${isRead}::boolean then (select count(*) from ${job}) end`.execute(database.db);
    }
    await promise;
    await closeAll();
    expect(done).toEqual(['read']);
  });

  it('runs each job once on several servers', { timeout: 60_000 }, async () => {
    const done: string[] = [];
    const ids = Array.from({ length: 30 }, () => randomUUID());
    const { promise, resolve } = Promise.withResolvers<void>();
    const handle: Handled<typeof mailJob> = async ({ mailId }) => {
      done.push(mailId);
      if (done.length === ids.length) resolve();
      return undefined;
    };
    const hosts = [await open(handle), await open(handle)];
    await Promise.all(ids.map((id, index) => sendMail(hosts[index % 2] as JobQueue, id)));
    await promise;
    expect(done.toSorted()).toEqual(ids.toSorted());
    await closeAll();
  });

  it(
    'deduplicates jobs by subject, retries them, lists a dead letter once, and runs it again on request',
    { timeout: 60_000 },
    async () => {
      const attempts: number[] = [];
      const back = Promise.withResolvers<void>();
      const queue = await open(async (_, { attempt }) => {
        attempts.push(attempt);
        if (attempts.length > 2) {
          back.resolve();
          return undefined;
        }
        throw new Error('the partner is away');
      });
      await database.db.transaction().execute(async (transaction) => {
        await queue.send(transaction, mailJob, { mailId: 'never' });
        await queue.send(transaction, mailJob, { mailId: 'never' });
      });
      const given = { name: 'send-mail', payload: { mailId: 'never' }, attempts: 2, reason: 'the partner is away' };
      await vi.waitFor(async () => expect(await queue.listDeadLetters()).toMatchObject([given]), { timeout: 60_000, interval: 100 });
      expect(attempts).toEqual([1, 2]);
      expect(log.lines.filter(({ level }) => level === 'error').map(({ sentence }) => sentence)).toEqual([
        '[cairn] [jobs] send-mail was given up after 2 attempts: the partner is away',
      ]);
      expect(await queue.retryDeadLetters()).toBe(1);
      await back.promise;
      expect([attempts, await queue.listDeadLetters()]).toEqual([[1, 2, 1], []]);
      await closeAll();
    },
  );

  it('returns running jobs to the queue within five seconds when the server stops', { timeout: 60_000 }, async () => {
    const begun = Promise.withResolvers<void>();
    const queue = await open(doNothing, (_, { signal }) => {
      begun.resolve();
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));
    });
    await database.db.transaction().execute((transaction) => queue.send(transaction, settlementJob, { orderId: 'long' }));
    await begun.promise;
    const started = performance.now();
    await closeAll();
    expect(performance.now() - started).toBeLessThan(5000);
    const { rows } = await sql`select state, data from jobs.job where name = 'settle-order'`.execute(database.db);
    expect(rows).toEqual([{ state: 'retry', data: { orderId: 'long' } }]);
  });

  it('starts the daily job once, however many servers start', { timeout: 60_000 }, async () => {
    await open();
    await open();
    const { rows } = await sql`select count(*)::int as count from jobs.job where name = 'purge'`.execute(database.db);
    expect(rows).toEqual([{ count: 1 }]);
    await closeAll();
  });

  it('stores the finished jobs of a kind for the time that the kind defines', { timeout: 60_000 }, async () => {
    const queue = await openJobQueue({ engine: database.engine, log, retentionDays: 1 });
    queues.push(queue);
    await queue.startWorkers([
      createWorker({ ...purgeJob, name: 'purge-soon', retentionSeconds: 3600 }, doNothing),
      createWorker(purgeJob, doNothing),
    ]);
    const { rows } = await sql`select name, deletion_seconds from jobs.queue where name like 'purge%' order by name`.execute(database.db);
    expect(rows).toEqual([
      { name: 'purge', deletion_seconds: 86_400 },
      { name: 'purge-soon', deletion_seconds: 3600 },
    ]);
    await closeAll();
  });

  it('rejects a job without a worker', async () => {
    const queue = await openJobQueue({ engine: database.engine, log, retentionDays: 1 });
    queues.push(queue);
    await queue.startWorkers([createWorker(purgeJob, doNothing)]);
    await expect(sendMail(queue, 'early')).rejects.toThrow('send-mail has no worker');
    await expect(queue.buildSend(mailJob, { mailId: 'early' })).rejects.toThrow('send-mail has no worker');
    await closeAll();
  });
});
