import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Clock } from '../ports.ts';
import { createChangeLog } from './change-log.ts';

/** Detects catalog changes made on any host, to invalidate cached data. */
export interface CatalogWatch {
  /** Resolves once all changes up to a second ago are known. Rejects when the database is unavailable. */
  look(): Promise<void>;
  /** The changes seen so far, as a count that only grows. */
  count(): number;
  /** Returns true if one of these parts of the catalog has changed since a count. */
  hasChanged(parts: readonly string[], since: number): boolean;
}

/** Milliseconds: after SOON a request triggers a read in the background, after LATEST it waits for the read. */
const SOON = 500;
const LATEST = 900;

interface Change {
  readonly id: string | null;
  readonly part: string | null;
  readonly oldest: string;
}

/**
 * Reads `catalog_changes` on demand. The query starts at the oldest transaction that was open at the last read, because its rows may have
 * lower ids than rows already seen; those are skipped.
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
    for (const { id, part } of rows) if (id !== null && part !== null && !seen.has(id)) log.record(part);
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
      // Later requests report the failure.
      next.catch(() => undefined);
      return Promise.resolve();
    },
    count: log.count,
    hasChanged: log.hasChanged,
  };
}
