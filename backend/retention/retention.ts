import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Days that things are kept for which nobody has a use any more. */
export interface RetentionDays {
  /** Guests without an order, from their beginning; while a token or a cart is theirs they stay. */
  readonly guests: number;
  /** Carts that became no order, from their last change. */
  readonly carts: number;
  /** Refresh tokens, from their expiry. */
  readonly tokens: number;
  /** What the personalization service was told. */
  readonly events: number;
  /** Mails, sent or given up. */
  readonly mails: number;
}

/** One kind of what is kept for a while. */
export interface Retention {
  readonly kind: keyof RetentionDays;
  /** Removes what is older, a batch after the other, each a statement of its own; yields how many each time. */
  remove(db: Kysely<Tables>, before: Date): AsyncIterable<number>;
}

/** Rows of one statement: few enough that nobody waits for it. */
export const batchSize = 500;

/** Batches until one is not full. */
export async function* inBatches(removeSome: () => Promise<{ readonly numDeletedRows: bigint }>): AsyncGenerator<number> {
  for (;;) {
    const removed = Number((await removeSome()).numDeletedRows);
    yield removed;
    if (removed < batchSize) return;
  }
}
