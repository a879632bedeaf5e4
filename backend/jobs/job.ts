/** A kind of job and its queue options. All times are in seconds. */
export interface Job<Payload> {
  /** Name of the queue. */
  readonly name: string;
  /** Deduplication key: while a job with the key waits or runs, others with the same key are dropped. */
  getKey(payload: Payload): string;
  /** Attempts after the first. */
  readonly retries: number;
  /** Backoff before the second attempt. It doubles with each attempt and has jitter. */
  readonly pause: number;
  readonly longestPause: number;
  /** Time limit of an attempt. A job whose server has ended is retried after it. */
  readonly expires: number;
  /** Polling interval for delayed jobs. Jobs without a delay wake their worker. */
  readonly pollSeconds: number;
  /** Seconds to store a finished job; the default of the queue if absent. Shorter if the payload identifies a person. */
  readonly retentionSeconds?: number;
  /** Starts the job at most once in `every` seconds across all servers, without being sent. */
  readonly repeats?: { readonly every: number; readonly payload: Payload };
}

/** Undefined when done. 'again' is no failure: the job's condition is not met yet, and it runs again after its pause. */
export type JobOutcome = 'again' | undefined;

export interface JobRun {
  /** 1 for the first. */
  readonly attempt: number;
  /** Aborted when the server stops. Another server then runs the job again. */
  readonly signal: AbortSignal;
}

/** Runs a job at least once; it may run twice if the server ends before it has recorded the result. An exception is a failed attempt. */
export type JobHandler<Payload> = (payload: Payload, run: JobRun) => Promise<JobOutcome>;

/** A job with its handler. The queue reads payloads of any type; only createWorker knows theirs. */
export interface JobWorker {
  readonly job: Job<object>;
  readonly handle: JobHandler<object>;
}

/** Combines a job with its handler. Payloads are read from the queue as they were sent. */
export function createWorker<Payload extends object>(job: Job<Payload>, handle: JobHandler<Payload>): JobWorker {
  return { job, handle: handle as JobHandler<object> };
}
