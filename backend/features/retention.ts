import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Retention periods of unused data in days. */
export interface RetentionDays {
  /** Guests without an order, token or cart are deleted this long after their creation. */
  readonly guests: number;
  /** Carts that became no order, from their last change. */
  readonly carts: number;
  /** Refresh tokens and sessions with the payment partner, from their expiry. */
  readonly tokens: number;
  /** Events for the personalization service. */
  readonly events: number;
  /** Mails, sent or failed. */
  readonly mails: number;
  /** Records of catalog changes; every host sees them within a second. */
  readonly changes: number;
  /** Rejected reviews and questions, from their creation. */
  readonly rejectedTexts: number;
  /** Requests for mails about stock, from their creation. */
  readonly notifications: number;
  /** Items saved for later, from when they were saved. */
  readonly savedItems: number;
  /** Saved cards, from the end of their last month. */
  readonly savedCards: number;
  /** Coupon uses of a customer or an email address, from the last one. */
  readonly couponUses: number;
  /** Used and expired rewards, credits of earlier years and points of erased accounts, from their last change. */
  readonly storedValue: number;
  /** Orders of erased accounts: their personal data is removed this long after the erasure, if they have ended; 0 for at once. */
  readonly erasedOrders: number;
  /** Favorites of guests, from the last addition. */
  readonly favorites: number;
  /** Messages to customer service and warranty cases, from their receipt. */
  readonly cases: number;
  /** The record of staff actions. */
  readonly staffActions: number;
}

/** Deletes rows of one kind once they are old enough. */
export interface Retention {
  readonly kind: keyof RetentionDays;
  /** The kinds whose rows are required by these rows: they are purged afterwards. */
  readonly before?: readonly (keyof RetentionDays)[];
  /** Deletes older rows in batches, one statement each; yields the size of each batch. */
  remove(db: Kysely<Tables>, before: Date): AsyncIterable<number>;
}

/**
 * Sorts retentions after those that name their kind in `before`; otherwise stable.
 * @throws Error for a cycle.
 */
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

/** Rows per statement: few enough not to block other requests. */
export const batchSize = 500;

/** Runs batches until one is not full. */
export async function* runInBatches(removeSome: () => Promise<{ readonly numAffectedRows?: bigint }>): AsyncGenerator<number> {
  for (;;) {
    const removed = Number((await removeSome()).numAffectedRows ?? 0);
    yield removed;
    if (removed < batchSize) return;
  }
}

interface Aged<Table extends keyof Tables> extends Pick<Retention, 'kind' | 'before'> {
  readonly table: Table;
  readonly key: keyof Tables[Table] & string;
  /** An indexed column. */
  readonly from: keyof Tables[Table] & string;
}

/** A retention for rows of a table that depends on their age alone. */
export function createAgeRetention<Table extends keyof Tables>({ kind, before: laterKinds, table, key, from }: Aged<Table>): Retention {
  const [rows, id, age] = [sql.table(table), sql.ref(key), sql.ref(from)];
  return {
    kind,
    ...(laterKinds && { before: laterKinds }),
    remove: (db, before) =>
      runInBatches(() =>
        sql`delete from ${rows} where ${id} in (
          select ${id} from ${rows} where ${age} < ${before} order by ${age} limit ${sql.lit(batchSize)})`.execute(db),
      ),
  };
}
