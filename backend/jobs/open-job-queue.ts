import { PgBoss, type JobWithMetadata, type Queue } from 'pg-boss';
import type { DatabaseEngine } from '../database/database-engine.ts';
import type { Log } from '../ports.ts';
import type { Job, JobWorker } from './job.ts';
import { createTransactionStore, createStoreOptions } from './job-store.ts';
import type { DeadLetter, JobQueue, SendOptions } from './jobs.ts';
import { createSendFunction, buildSend } from './sending-functions.ts';
import { createBatchHandler } from './work-on-batch.ts';

export interface JobQueueOptions {
  readonly engine: DatabaseEngine;
  readonly log: Log;
  /** Days that finished and failed jobs are stored. */
  readonly retentionDays: number;
}

interface RepeatingJob {
  readonly job: Job<object>;
  readonly repeats: NonNullable<Job<object>['repeats']>;
}

type QueueRules = Omit<Queue, 'name' | 'partition'>;

/** Database schema of the queue's tables. */
const schema = 'jobs';
const deadLetterQueue = 'dead-letters';
/** Jobs per fetch. */
const batchSize = 20;
const day = 24 * 60 * 60;
/** The maximum retention of pg-boss. */
const maxRetentionDays = 365;
/** Seconds between two checks for jobs whose server has ended. */
const supervisionSeconds = 30;
/** Maximum milliseconds between two reminders of a repeating job. The store accepts one per period. */
const maxReminderInterval = 60 * 60 * 1000;
/** Milliseconds that running jobs may take after the server stops. */
const shutdownTimeout = 2000;
const noJob = '00000000-0000-0000-0000-000000000000';
/** The longest interval that pg-boss allows. Its flows are not used, and its index builds run only after upgrades. */
const longestInterval = 60 * 60;

/** Opens the queue on the shop's database, and creates its tables if needed. */
export async function openJobQueue({ engine, log, retentionDays }: JobQueueOptions): Promise<JobQueue> {
  const boss = new PgBoss({
    ...createStoreOptions(engine),
    schema,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: supervisionSeconds,
    monitorIntervalSeconds: supervisionSeconds,
    flowIntervalSeconds: longestInterval,
    bamIntervalSeconds: longestInterval,
  });
  let isClosing = false;
  boss.on('error', (error) => {
    if (!isClosing) log.error(`[cairn] [jobs] ${error.message}`);
  });
  boss.on('warning', ({ message }) => log.warn(`[cairn] [jobs] ${message}`));
  await boss.start();
  const stored = { deleteAfterSeconds: retentionDays * day };
  await createQueue(deadLetterQueue, { ...stored, retentionSeconds: retentionDays * day });

  let workers: readonly JobWorker[] = [];
  let reminders: readonly NodeJS.Timeout[] = [];
  return {
    async send(transaction, job, payload, options) {
      await boss.send(job.name, payload, { ...getBossOptions(job, payload, options), db: createTransactionStore(transaction) });
    },
    buildSend: async (job, payload, options) => buildSend(boss, schema, job.name, payload, getBossOptions(job, payload, options)),
    async startWorkers(given) {
      workers = given;
      for (const { job } of workers) await makeJobQueue(job);
      for (const worker of workers) await startWorker(worker);
      const repeating = workers.flatMap(({ job }) => (job.repeats ? [{ job, repeats: job.repeats }] : []));
      for (const one of repeating) await sendReminder(one);
      reminders = repeating.map((one) =>
        setInterval(() => void sendReminder(one), Math.min(maxReminderInterval, one.repeats.every * 1000)).unref(),
      );
    },
    async listDeadLetters() {
      const found = (await boss.findJobs(deadLetterQueue)) as JobWithMetadata[];
      return found.map(describeDeadLetter).toSorted((one, other) => other.givenUpAt.getTime() - one.givenUpAt.getTime());
    },
    async retryDeadLetters() {
      let sent = 0;
      for (let moved = await boss.redrive(deadLetterQueue); moved > 0; moved = await boss.redrive(deadLetterQueue)) sent += moved;
      return sent;
    },
    async close() {
      isClosing = true;
      for (const one of reminders) clearInterval(one);
      await boss.stop({ graceful: true, timeout: shutdownTimeout });
    },
  };

  /** @throws Error for a job without a worker: its queue does not exist */
  function getBossOptions<Payload extends object>({ name, getKey }: Job<Payload>, payload: Payload, { after }: SendOptions = {}) {
    if (!workers.some(({ job }) => job.name === name)) throw new Error(`[cairn] [jobs] ${name} has no worker`);
    return { singletonKey: getKey(payload), ...(after !== undefined && { startAfter: after }) };
  }

  async function makeJobQueue({ name, retries, pause, longestPause, expires, retentionSeconds }: Job<object>): Promise<void> {
    const retry = { retryLimit: retries, retryDelay: pause, retryDelayMax: longestPause, retryBackoff: true };
    const once = { policy: 'exclusive', notify: true };
    await createQueue(name, {
      ...(retentionSeconds === undefined ? stored : { deleteAfterSeconds: retentionSeconds }),
      ...retry,
      ...once,
      expireInSeconds: expires,
      retentionSeconds: maxRetentionDays * day,
      deadLetter: deadLetterQueue,
    });
    await createSendFunction(boss, schema, name);
  }

  /** Updates the rules of an existing queue too. */
  async function createQueue(name: string, options: QueueRules): Promise<void> {
    await boss.createQueue(name, options);
    const { policy: _, ...changeable } = options;
    await boss.updateQueue(name, changeable);
    // Preloads the queue's rules, which pg-boss reads once on first use: inside a transaction on the embedded database, that read would
    // deadlock.
    await boss.findJobs(name, { id: noJob });
  }

  async function startWorker(worker: JobWorker): Promise<void> {
    const { name, pollSeconds: every } = worker.job;
    const polling = { pollingIntervalSeconds: every, notifyPollingIntervalSeconds: every };
    const options = { ...polling, batchSize: batchSize, burstWhenBatchFull: true, includeMetadata: true, perJobResults: true } as const;
    await boss.work(name, options, createBatchHandler(worker, log));
  }

  async function sendReminder({ job, repeats: { every, payload } }: RepeatingJob): Promise<void> {
    const once = { ...getBossOptions(job, payload), singletonSeconds: every };
    await boss.send(job.name, payload, once).catch((error: unknown) => log.error(`[cairn] [jobs] ${job.name}: ${String(error)}`));
  }
}

function describeDeadLetter(job: JobWithMetadata): DeadLetter {
  const { message } = (job.output ?? {}) as { readonly message?: string };
  return {
    name: job.sourceName ?? '',
    payload: job.data,
    attempts: (job.sourceRetryCount ?? 0) + 1,
    reason: message ?? 'its host ended, or it took too long',
    givenUpAt: job.createdOn,
  };
}
