import { sql } from 'kysely';
import type { Clock, Log } from '../../ports.ts';
import { jobRules } from '../job-rules.ts';
import type { DeadLetter, JobHandler, JobHandlers, JobName, JobPayloads, JobQueue, SendOptions } from '../jobs.ts';

interface WaitingJob {
  readonly name: JobName;
  readonly payload: JobPayloads[JobName];
  readonly attempt: number;
  readonly due: Date;
}

/** The host that began to work last does all of it. */
export interface WaitingJobs extends JobQueue {
  readonly waiting: readonly WaitingJob[];
  /** Does what is due by the clock, and what follows from it, until nothing is. Answers the jobs that are done. */
  runDue(): Promise<readonly WaitingJob[]>;
}

/**
 * A queue in memory that works when a test says so, by the test's clock, with the same rules. It does not know whether a transaction was
 * rolled back, or a statement has read what it sends; handlers find nothing to do then.
 */
export function createWaitingJobs({ clock, log }: { readonly clock: Clock; readonly log: Log }): WaitingJobs {
  let waiting: WaitingJob[] = [];
  let handlers: JobHandlers | undefined;
  const dead: DeadLetter[] = [];
  const dueIn = (seconds: number): Date => new Date(clock.now().getTime() + seconds * 1000);

  const again = (job: WaitingJob): void => {
    const { pause, longestPause } = jobRules[job.name];
    const due = dueIn(Math.min(longestPause, pause * 2 ** Math.min(16, job.attempt - 1)));
    waiting.push({ ...job, attempt: job.attempt + 1, due });
  };

  const fail = (job: WaitingJob, error: unknown): void => {
    const reason = error instanceof Error ? error.message : String(error);
    log.warn(`[cairn] [jobs] ${job.name} failed: ${reason}`, { attempt: job.attempt });
    if (job.attempt <= jobRules[job.name].retries) again(job);
    else dead.push({ name: job.name, payload: job.payload, attempts: job.attempt, reason, givenUpAt: clock.now() });
  };

  async function run(job: WaitingJob, { [job.name]: handle }: JobHandlers): Promise<boolean> {
    const { signal } = new AbortController();
    try {
      if ((await (handle as JobHandler<JobName>)(job.payload, { attempt: job.attempt, signal })) !== 'again') return true;
      again(job);
    } catch (error) {
      fail(job, error);
    }
    return false;
  }

  const add = <Name extends JobName>(name: Name, payload: JobPayloads[Name], { after = 0 }: SendOptions = {}): void => {
    const { about } = jobRules[name];
    const isKnown = waiting.some((job) => job.name === name && about(job.payload as typeof payload) === about(payload));
    if (!isKnown) waiting.push({ name, payload, attempt: 1, due: dueIn(after) });
  };

  return {
    send: async (_, ...job) => add(...job),
    async sending(...job) {
      add(...job);
      return sql`generate_series(1, 1)`;
    },
    get waiting() {
      return waiting;
    },
    async work(given) {
      handlers = given;
    },
    async runDue() {
      const done: WaitingJob[] = [];
      for (;;) {
        const now = clock.now();
        const due = waiting.filter((job) => job.due <= now);
        if (due.length === 0 || !handlers) return done;
        waiting = waiting.filter((job) => job.due > now);
        for (const job of due) if (await run(job, handlers)) done.push(job);
      }
    },
    deadLetters: async () => dead.toReversed(),
    async sendDeadLettersAgain() {
      const again = dead.splice(0);
      for (const { name, payload } of again) waiting.push({ name, payload, attempt: 1, due: clock.now() } as WaitingJob);
      return again.length;
    },
    close: async () => undefined,
  };
}
