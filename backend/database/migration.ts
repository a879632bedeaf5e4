import type { Transaction } from 'kysely';
import type { Tables } from './tables.ts';

/** A step of the schema. Its name starts with its number and identifies it: never rename or change it once released. */
export interface Migration {
  readonly name: string;
  readonly up: (transaction: Transaction<Tables>) => Promise<void>;
}
