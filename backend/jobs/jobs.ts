import type { RawBuilder, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Job, JobWorker } from './job.ts';

export interface SendOptions {
  /** Seconds of delay. */
  readonly after?: number;
}

/** Queues work of features for later. */
export interface JobSender {
  /** Inserts the job within the transaction, so that it exists only if the transaction commits. */
  send<Payload extends object>(
    transaction: Transaction<Tables>,
    job: Job<Payload>,
    payload: NoInfer<Payload>,
    options?: SendOptions,
  ): Promise<void>;
  /** Like `send`, as part of the caller's own statement, for its from clause. The job is sent once, when the statement reads it. */
  buildSend<Payload extends object>(job: Job<Payload>, payload: NoInfer<Payload>, options?: SendOptions): Promise<RawBuilder<unknown>>;
}

/** A job whose last attempt failed. */
export interface DeadLetter {
  readonly name: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly reason: string;
  readonly givenUpAt: Date;
}

export interface JobQueue extends JobSender {
  /** Starts to work on waiting jobs. Called once, before jobs are sent. */
  startWorkers(workers: readonly JobWorker[]): Promise<void>;
  /** Latest first. */
  listDeadLetters(): Promise<readonly DeadLetter[]>;
  /**
   * Queues all dead letters again with all their attempts.
   * @returns their number
   */
  retryDeadLetters(): Promise<number>;
  /** Takes no more jobs and returns those that do not end soon to the queue. */
  close(): Promise<void>;
}
