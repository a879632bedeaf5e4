/** A kind of job and how the queue works on it. All times are seconds. */
export interface Job<Payload> {
  /** Of its queue. */
  readonly name: string;
  /** What the job is about: of jobs about the same thing only one waits or runs, and another that is sent meanwhile is left out. */
  about(payload: Payload): string;
  /** Attempts after the first. */
  readonly retries: number;
  /** Until the second attempt; doubled with each, with some chance added, so that what failed together does not return together. */
  readonly pause: number;
  readonly longestPause: number;
  /** One attempt takes less; a job whose host has ended is begun again after it. */
  readonly expires: number;
  /** Between two looks for jobs whose time has come. New ones that may begin at once wake their worker. */
  readonly looksEvery: number;
  /** Seconds that a finished job is stored; as long as every other by default. Less where its payload names a person. */
  readonly keptFor?: number;
  /** At most one begins in so many seconds, on all hosts together, without being sent. */
  readonly repeats?: { readonly every: number; readonly payload: Payload };
}

/** Undefined is done; 'again' is no failure: what it waits for has not happened, and it is asked again after the job's next pause. */
export type JobOutcome = 'again' | undefined;

export interface JobRun {
  /** 1 for the first. */
  readonly attempt: number;
  /** Aborted when the host stops; the job is then begun again by whichever host is first. */
  readonly signal: AbortSignal;
}

/** Does a job, at least once and now and then twice: a host may end between doing and saying so. What it throws is a failed attempt. */
export type JobHandler<Payload> = (payload: Payload, run: JobRun) => Promise<JobOutcome>;

/** A job with its handler. The queue reads payloads of any type, so theirs is known only to createWorker. */
export interface JobWorker {
  readonly job: Job<object>;
  readonly handle: JobHandler<object>;
}

/** Ties a handler to its job: payloads come back from the queue as they were sent. */
export function createWorker<Payload extends object>(job: Job<Payload>, handle: JobHandler<Payload>): JobWorker {
  return { job, handle: handle as JobHandler<object> };
}
