import { sql } from 'kysely';
import type { Clock, Log } from '../../ports.ts';
import type { Job, JobWorker } from '../job.ts';
import type { DeadLetter, JobQueue, SendOptions } from '../jobs.ts';

interface WaitingJob {
  readonly name: string;
  readonly payload: object;
  readonly attempt: number;
  readonly due: Date;
}

/** The server that started to work last runs all jobs. */
export interface WaitingJobs extends JobQueue {
  readonly waiting: readonly WaitingJob[];
  /**
   * Runs the jobs that are due by the clock, and those that they send.
   * @returns the completed jobs
   */
  runDue(): Promise<readonly WaitingJob[]>;
}

/**
 * A queue in memory that runs jobs on request, by the test's clock and with the same rules. It ignores rollbacks and unread statements;
 * handlers find nothing to do then.
 */
export function createWaitingJobs({ clock, log }: { readonly clock: Clock; readonly log: Log }): WaitingJobs {
  let waiting: WaitingJob[] = [];
  let workers: ReadonlyMap<string, JobWorker> = new Map();
  const dead: DeadLetter[] = [];
  const getDueDate = (seconds: number): Date => new Date(clock.now().getTime() + seconds * 1000);

  const retryLater = (job: WaitingJob, { pause, longestPause }: Job<object>): void => {
    const due = getDueDate(Math.min(longestPause, pause * 2 ** Math.min(16, job.attempt - 1)));
    waiting.push({ ...job, attempt: job.attempt + 1, due });
  };

  const handleFailure = (job: WaitingJob, rules: Job<object>, error: unknown): void => {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn(`[cairn] [jobs] ${job.name} failed: ${reason}`, { attempt: job.attempt });
    if (job.attempt <= rules.retries) retryLater(job, rules);
    else dead.push({ name: job.name, payload: job.payload, attempts: job.attempt, reason, givenUpAt: clock.now() });
  };

  async function run(job: WaitingJob, { job: rules, handle }: JobWorker): Promise<boolean> {
    const { signal } = new AbortController();
    try {
      if ((await handle(job.payload, { attempt: job.attempt, signal })) !== 'again') return true;
      retryLater(job, rules);
    } catch (error) {
      handleFailure(job, rules, error);
    }
    return false;
  }

  const add = <Payload extends object>({ name, getKey }: Job<Payload>, payload: Payload, { after = 0 }: SendOptions = {}): void => {
    const isKnown = waiting.some((job) => job.name === name && getKey(job.payload as Payload) === getKey(payload));
    if (!isKnown) waiting.push({ name, payload, attempt: 1, due: getDueDate(after) });
  };

  return {
    send: async (_, ...job) => add(...job),
    async buildSend(...job) {
      add(...job);
      return sql`generate_series(1, 1)`;
    },
    get waiting() {
      return waiting;
    },
    async startWorkers(given) {
      workers = new Map(given.map((worker) => [worker.job.name, worker]));
    },
    async runDue() {
      const done: WaitingJob[] = [];
      for (;;) {
        const now = clock.now();
        const due = waiting.filter((job) => job.due <= now && workers.has(job.name));
        if (due.length === 0) return done;
        waiting = waiting.filter((job) => !due.includes(job));
        for (const job of due) {
          const worker = workers.get(job.name);
          if (worker && (await run(job, worker))) done.push(job);
        }
      }
    },
    listDeadLetters: async () => dead.toReversed(),
    async retryDeadLetters() {
      const again = dead.splice(0);
      for (const { name, payload } of again) waiting.push({ name, payload, attempt: 1, due: clock.now() } as WaitingJob);
      return again.length;
    },
    close: async () => undefined,
  };
}
