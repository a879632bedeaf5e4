import type { RawBuilder, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Job, JobWorker } from './job.ts';

export interface SendOptions {
  /** Seconds until it may begin. */
  readonly after?: number;
}

/** For features that have something done later. */
export interface JobSender {
  /** One statement of the transaction, so that the job is there exactly when what it is about is. */
  send<Payload extends object>(
    transaction: Transaction<Tables>,
    job: Job<Payload>,
    payload: NoInfer<Payload>,
    options?: SendOptions,
  ): Promise<void>;
  /** The same as a part of the sender's own statement, for its from clause: the job is sent when the statement reads it, once. */
  sending<Payload extends object>(job: Job<Payload>, payload: NoInfer<Payload>, options?: SendOptions): Promise<RawBuilder<unknown>>;
}

/** A job that was given up after its last attempt. */
export interface DeadLetter {
  readonly name: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly reason: string;
  readonly givenUpAt: Date;
}

export interface JobQueue extends JobSender {
  /** Begins to work on what waits. Called once, before anything is sent. */
  work(workers: readonly JobWorker[]): Promise<void>;
  /** The newest first. */
  deadLetters(): Promise<readonly DeadLetter[]>;
  /** Lets all of them wait again, with all their attempts. Answers how many. */
  sendDeadLettersAgain(): Promise<number>;
  /** Takes up nothing more and gives back what does not end soon; what waits stays there. */
  close(): Promise<void>;
}
