import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Days that things are kept for which nobody has a use any more. */
export interface RetentionDays {
  /** Guests without an order, from their beginning; while a token or a cart is theirs they stay. */
  readonly guests: number;
  /** Carts that became no order, from their last change. */
  readonly carts: number;
  /** Refresh tokens and sessions with the payment partner, from their expiry. */
  readonly tokens: number;
  /** What the personalization service was told. */
  readonly events: number;
  /** Mails, sent or given up. */
  readonly mails: number;
  /** Notes of what has changed in the catalog; every host has seen them within a second. */
  readonly changes: number;
  /** Reviews and questions that were rejected, from when they were written. */
  readonly rejectedTexts: number;
  /** Requests for mails about stock, from when they were made. */
  readonly notifications: number;
  /** Items that were saved for later, from when they were saved. */
  readonly savedItems: number;
  /** Saved cards, from the end of their last month. */
  readonly savedCards: number;
  /** Uses of coupons by a customer or an e-mail address, from the last one. */
  readonly couponUses: number;
  /** Used and expired rewards, credits of earlier years and points of erased accounts, from their last change. */
  readonly storedValue: number;
  /** Favorites of guests, from when one was last added. */
  readonly favorites: number;
  /** Messages to customer service and warranty cases, from when they were sent. */
  readonly cases: number;
  /** The record of staff actions. */
  readonly staffActions: number;
}

/** Removes one kind of rows once they are old enough. */
export interface Retention {
  readonly kind: keyof RetentionDays;
  /** The kinds whose rows stay while these rows exist: they are purged afterwards. */
  readonly before?: readonly (keyof RetentionDays)[];
  /** Removes what is older, a batch after the other, each a statement of its own; yields how many each time. */
  remove(db: Kysely<Tables>, before: Date): AsyncIterable<number>;
}

/** Each after the retentions that name its kind in `before`; otherwise in the given order. @throws Error for a cycle. */
export function orderRetentions(retentions: readonly Retention[]): readonly Retention[] {
  const ordered: Retention[] = [];
  let remaining = retentions;
  while (remaining.length > 0) {
    const blocked = new Set(remaining.flatMap(({ before = [] }) => before));
    const ready = remaining.filter(({ kind }) => !blocked.has(kind));
    if (ready.length === 0) throw new Error(`[cairn] [retention] a cycle: ${remaining.map(({ kind }) => kind).join(', ')}`);
    ordered.push(...ready);
    remaining = remaining.filter((retention) => !ready.includes(retention));
  }
  return ordered;
}

/** Rows of one statement: few enough that nobody waits for it. */
export const batchSize = 500;

/** Batches until one is not full. */
export async function* inBatches(removeSome: () => Promise<{ readonly numAffectedRows?: bigint }>): AsyncGenerator<number> {
  for (;;) {
    const removed = Number((await removeSome()).numAffectedRows ?? 0);
    yield removed;
    if (removed < batchSize) return;
  }
}

interface Aged<Table extends keyof Tables> extends Pick<Retention, 'kind' | 'before'> {
  readonly table: Table;
  readonly key: keyof Tables[Table] & string;
  /** Has an index. */
  readonly from: keyof Tables[Table] & string;
}

/** For rows of a table that go by their age alone. */
export function byAge<Table extends keyof Tables>({ kind, before: laterKinds, table, key, from }: Aged<Table>): Retention {
  const [rows, id, age] = [sql.table(table), sql.ref(key), sql.ref(from)];
  return {
    kind,
    ...(laterKinds && { before: laterKinds }),
    remove: (db, before) =>
      inBatches(() =>
        sql`delete from ${rows} where ${id} in (
          select ${id} from ${rows} where ${age} < ${before} order by ${age} limit ${sql.lit(batchSize)})`.execute(db),
      ),
  };
}
