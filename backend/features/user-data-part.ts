import type { Kysely, Transaction } from 'kysely';
import type { UserData } from '#generated/openapi/consumer.ts';
import type { Tables } from '../database/tables.ts';

/** The customer whose data is exported or erased. */
export interface DataSubject {
  readonly id: string;
  readonly brand: string;
  readonly email: string;
  readonly phone: string | null;
}

/** A feature's part of retrieveUserData. */
export interface UserDataSource {
  /** Returns the stored data, without anything from which a secret could be derived. */
  export?(db: Kysely<Tables>, customer: DataSubject, now: Date): Promise<Partial<UserData>>;
  /** Deletes data that the shop need not retain. The row of the customer is locked; parts must not depend on each other's order. */
  erase?(transaction: Transaction<Tables>, customer: DataSubject, now: Date): Promise<void>;
}
