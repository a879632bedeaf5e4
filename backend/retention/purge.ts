import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { JobHandler } from '../jobs/job.ts';
import type { Clock, Log } from '../ports.ts';
import type { CollectedFeatures } from '../features/collect-features.ts';
import type { RetentionDays } from '../features/retention.ts';

export interface PurgePorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly log: Log;
  /** Absent to delete nothing. */
  readonly retentionDays: RetentionDays | undefined;
  readonly features: () => Pick<CollectedFeatures, 'retentions'>;
}

const day = 24 * 60 * 60 * 1000;
/** Maximum milliseconds per run. The next run after the job's pause continues. */
const longestRun = 10 * 60 * 1000;

/** The daily job that deletes expired data. */
export function createPurge({ db, clock, log, retentionDays: days, features }: PurgePorts): JobHandler<object> {
  return async (_, { signal }) => {
    if (!days) return undefined;
    const began = performance.now();
    const removed: Record<string, number> = {};
    let isCutShort = false;
    for (const { kind, remove } of features().retentions) {
      const before = new Date(clock.now().getTime() - days[kind] * day);
      for await (const count of remove(db, before)) {
        removed[kind] = (removed[kind] ?? 0) + count;
        isCutShort = signal.aborted || performance.now() - began > longestRun;
        if (isCutShort) break;
      }
      if (isCutShort) break;
    }
    log.info('[cairn] [retention] what was kept long enough is gone', { removed });
    return isCutShort ? 'again' : undefined;
  };
}
