import type { RawBuilder, Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Every kind of job, with what it needs to know. */
export interface JobPayloads {
  readonly 'settle-order': { readonly orderId: string };
  readonly 'send-mail': { readonly mailId: string };
  readonly purge: { readonly [Name in never]: never };
}

export type JobName = keyof JobPayloads;

/** Undefined is done; 'again' is no failure: what it waits for has not happened, and it is asked again after the job's next pause. */
export type JobOutcome = 'again' | undefined;

export interface JobRun {
  /** 1 for the first. */
  readonly attempt: number;
  /** Aborted when the host stops; the job is then begun again by whichever host is first. */
  readonly signal: AbortSignal;
}

/** Does a job, at least once and now and then twice: a host may end between doing and saying so. What it throws is a failed attempt. */
export type JobHandler<Name extends JobName> = (payload: JobPayloads[Name], run: JobRun) => Promise<JobOutcome>;

export type JobHandlers = { readonly [Name in JobName]: JobHandler<Name> };

export interface SendOptions {
  /** Seconds until it may begin. */
  readonly after?: number;
}

/** For features that have something done later. */
export interface JobSender {
  /** One statement of the transaction, so that the job is there exactly when what it is about is. */
  send<Name extends JobName>(
    transaction: Transaction<Tables>,
    name: Name,
    payload: JobPayloads[Name],
    options?: SendOptions,
  ): Promise<void>;
  /** The same as a part of the sender's own statement, for its from clause: the job is sent when the statement reads it, once. */
  sending<Name extends JobName>(name: Name, payload: JobPayloads[Name], options?: SendOptions): Promise<RawBuilder<unknown>>;
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
  /** Begins to work on what waits. */
  work(handlers: JobHandlers): Promise<void>;
  /** The newest first. */
  deadLetters(): Promise<readonly DeadLetter[]>;
  /** Lets all of them wait again, with all their attempts. Answers how many. */
  sendDeadLettersAgain(): Promise<number>;
  /** Takes up nothing more and gives back what does not end soon; what waits stays there. */
  close(): Promise<void>;
}
