import { PgBoss, type JobWithMetadata, type Queue } from 'pg-boss';
import type { DatabaseEngine } from '../database/create-database.ts';
import type { Log } from '../ports.ts';
import { jobNames, jobRules } from './job-rules.ts';
import { storeIn, storeOf } from './job-store.ts';
import type { DeadLetter, JobHandler, JobHandlers, JobName, JobPayloads, JobQueue, SendOptions } from './jobs.ts';
import { makeSendingFunction, sendingRows } from './sending-functions.ts';
import { workOnBatch } from './work-on-batch.ts';

export interface JobQueueOptions {
  readonly engine: DatabaseEngine;
  readonly log: Log;
  /** Days that jobs are kept after their end, given up or done. */
  readonly keepDays: number;
  /** In place of those of jobs; for tests that cannot wait. */
  readonly rules?: typeof jobRules;
}

type QueueRules = Omit<Queue, 'name' | 'partition'>;

/** Its tables have a schema of their own. */
const schema = 'jobs';
const deadLetterQueue = 'dead-letters';
/** Jobs of one fetch. */
const atOnce = 20;
const day = 24 * 60 * 60;
/** The longest that pg-boss lets a job wait. */
const mostDays = 365;
/** Seconds between two looks for jobs whose host has ended. */
const supervision = 30;
/** Milliseconds between two reminders of jobs that repeat: the store lets one in a period through. */
const reminder = 60 * 60 * 1000;
/** Milliseconds that running jobs may take to end once the host stops. */
const patience = 2000;
const noJob = '00000000-0000-0000-0000-000000000000';
/** As often as pg-boss allows seldom: nothing here uses its flows and its index builds after upgrades are hardly ever there. */
const hardlyEver = 60 * 60;

/** The queue on the shop's database. Makes its tables where there are none. */
export async function openJobQueue({ engine, log, keepDays, rules = jobRules }: JobQueueOptions): Promise<JobQueue> {
  const boss = new PgBoss({
    ...storeOf(engine),
    schema,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: supervision,
    monitorIntervalSeconds: supervision,
    flowIntervalSeconds: hardlyEver,
    bamIntervalSeconds: hardlyEver,
  });
  let isClosing = false;
  boss.on('error', (error) => {
    if (!isClosing) log.error(`[cairn] [jobs] ${error.message}`);
  });
  boss.on('warning', ({ message }) => log.warn(`[cairn] [jobs] ${message}`));
  await boss.start();
  const kept = { deleteAfterSeconds: keepDays * day };
  await makeQueue(deadLetterQueue, { ...kept, retentionSeconds: keepDays * day });
  for (const name of jobNames) {
    const { retries, pause, longestPause, expires } = rules[name];
    const retry = { retryLimit: retries, retryDelay: pause, retryDelayMax: longestPause, retryBackoff: true };
    const once = { policy: 'exclusive', notify: true };
    await makeQueue(name, {
      ...kept,
      ...retry,
      ...once,
      expireInSeconds: expires,
      retentionSeconds: mostDays * day,
      deadLetter: deadLetterQueue,
    });
    await makeSendingFunction(boss, schema, name);
  }

  let reminders: NodeJS.Timeout | undefined;
  return {
    async send(transaction, name, payload, options) {
      await boss.send(name, payload, { ...bossOptions(name, payload, options), db: storeIn(transaction) });
    },
    sending: (name, payload, options) => sendingRows(boss, schema, name, payload, bossOptions(name, payload, options)),
    async work(handlers) {
      for (const name of jobNames) await startWorker(name, handlers);
      await remind();
      reminders = setInterval(() => void remind(), reminder);
      reminders.unref();
    },
    async deadLetters() {
      const found = (await boss.findJobs(deadLetterQueue)) as JobWithMetadata[];
      return found.map(describeDeadLetter).toSorted((one, other) => other.givenUpAt.getTime() - one.givenUpAt.getTime());
    },
    async sendDeadLettersAgain() {
      let sent = 0;
      for (let moved = await boss.redrive(deadLetterQueue); moved > 0; moved = await boss.redrive(deadLetterQueue)) sent += moved;
      return sent;
    },
    async close() {
      isClosing = true;
      clearInterval(reminders);
      await boss.stop({ graceful: true, timeout: patience });
    },
  };

  function bossOptions<Name extends JobName>(name: Name, payload: JobPayloads[Name], { after }: SendOptions = {}) {
    return { singletonKey: rules[name].about(payload), ...(after !== undefined && { startAfter: after }) };
  }

  /** What is new in the rules holds for a queue that is there already, too. */
  async function makeQueue(name: string, options: QueueRules): Promise<void> {
    await boss.createQueue(name, options);
    const { policy: _, ...changeable } = options;
    await boss.updateQueue(name, changeable);
    // Whatever asks for the queue's jobs reads its rules first, once: inside a transaction on the embedded database that would wait for the transaction's end.
    await boss.findJobs(name, { id: noJob });
  }

  async function startWorker(name: JobName, { [name]: handle }: JobHandlers): Promise<void> {
    const every = rules[name].looksEvery;
    const polling = { pollingIntervalSeconds: every, notifyPollingIntervalSeconds: every };
    const options = { ...polling, batchSize: atOnce, burstWhenBatchFull: true, includeMetadata: true, perJobResults: true } as const;
    await boss.work(name, options, workOnBatch(name, handle as JobHandler<JobName>, log));
  }

  async function remind(): Promise<void> {
    for (const name of jobNames) {
      const { repeats } = rules[name];
      if (repeats === undefined) continue;
      const once = { ...bossOptions(name, repeats.payload), singletonSeconds: repeats.every };
      await boss.send(name, repeats.payload, once).catch((error: unknown) => log.error(`[cairn] [jobs] ${name}: ${String(error)}`));
    }
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
