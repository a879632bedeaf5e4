import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** A step of the schema. Its name begins with its number and is its identity: never renamed, never changed once released. */
export interface Migration {
  readonly name: string;
  readonly up: (transaction: Transaction<Tables>) => Promise<void>;
}
