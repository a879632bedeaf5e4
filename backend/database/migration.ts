import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** A step of the schema, identified by its name, which starts with its number. Neither name nor content change once it is released. */
export interface Migration {
  readonly name: string;
  readonly up: (transaction: Transaction<Tables>) => Promise<void>;
}
