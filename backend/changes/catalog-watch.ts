import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Clock } from '../ports.ts';
import { createChangeLog } from './change-log.ts';

/** Tells whether what was read of the catalog is still so, on however many hosts it is changed. */
export interface CatalogWatch {
  /** Resolves once what changed up to a second ago is known. Rejects where the database does not answer. */
  look(): Promise<void>;
  /** What has been seen so far, as a count that only grows. */
  count(): number;
  /** Whether one of these parts has changed since a count. */
  hasChanged(parts: readonly string[], since: number): boolean;
}

/** Milliseconds after which a look is followed by another, on demand, and after which nobody goes on without it. */
const SOON = 500;
const LATEST = 900;

interface Change {
  readonly id: string | null;
  readonly part: string | null;
  readonly oldest: string;
}

/**
 * Reads `catalog_changes` on demand. Rows are asked for by transaction: from the oldest that had not ended at the last look, as what it
 * writes may have a lower number than what has been seen; rows that were seen then are passed over.
 */
export function createCatalogWatch({ db, clock }: { readonly db: Kysely<Tables>; readonly clock: Clock }): CatalogWatch {
  const log = createChangeLog();
  let seen: ReadonlySet<string> = new Set();
  let oldest: string | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  async function read(): Promise<void> {
    const begun = clock.now().getTime();
    const { rows } = await sql<Change>`select change.id, change.part, now.oldest
      from (select pg_snapshot_xmin(pg_current_snapshot())::text as oldest) now
      left join catalog_changes change on change.transaction >= coalesce(${oldest ?? null}::text, now.oldest)::xid8
      order by change.id`.execute(db);
    for (const { id, part } of rows) if (id !== null && part !== null && !seen.has(id)) log.note(part);
    seen = new Set(rows.flatMap(({ id }) => id ?? []));
    oldest = rows[0]?.oldest ?? oldest;
    lookedAt = begun;
  }

  const look = (): Promise<void> =>
    (looking ??= read().finally(() => {
      looking = undefined;
    }));

  return {
    look() {
      const age = clock.now().getTime() - lookedAt;
      if (age < SOON) return Promise.resolve();
      const next = look();
      if (age >= LATEST) return next;
      // Whoever comes after its failure finds out.
      next.catch(() => undefined);
      return Promise.resolve();
    },
    count: log.count,
    hasChanged: log.hasChanged,
  };
}
