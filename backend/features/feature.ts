import type { Tables } from '../database/tables.ts';
import type { JobWorker } from '../jobs/job.ts';
import type { Handlers } from '../router/handler.ts';
import type { EmailClaim, GuestHandover } from './guest-handover.ts';
import type { Retention } from './retention.ts';
import type { UserDataSource } from './user-data-part.ts';

/** A table whose rows belong to a customer. */
export type CustomerTable = { [Table in keyof Tables]: 'customer_id' extends keyof Tables[Table] ? Table : never }[keyof Tables];

/** The contribution of a backend folder: a function from ports to this, and a line in backend/create-features.ts. */
export interface Feature {
  /** Keyed by operation. */
  readonly handlers?: Partial<Handlers>;
  readonly jobs?: readonly JobWorker[];
  readonly retention?: readonly Retention[];
  /** Tables whose rows exclude a guest from the purge. */
  readonly guestTables?: readonly CustomerTable[];
  readonly handover?: GuestHandover;
  readonly emailClaim?: EmailClaim;
  readonly userData?: UserDataSource;
  /** Called once, after the job queue has started and before the first request. */
  start?(): Promise<void>;
}
