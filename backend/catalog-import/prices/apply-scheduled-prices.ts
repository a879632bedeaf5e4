import { sql, type Kysely } from 'kysely';
import { rebuildListings } from '../../catalog/listings/rebuild-listings.ts';
import type { Tables } from '../../database/tables.ts';
import type { Job, JobHandler } from '../../jobs/job.ts';
import type { Clock } from '../../ports.ts';

export const scheduledPricesJob: Job<Record<string, never>> = {
  name: 'apply-scheduled-prices',
  getKey: () => 'all',
  retries: 5,
  pause: 30,
  longestPause: 300,
  expires: 900,
  pollSeconds: 30,
  repeats: { every: 60, payload: {} },
};

/** Updates prices whose sale has started or ended, and relists the products. */
export function createApplyScheduledPrices({ db, clock }: { readonly db: Kysely<Tables>; readonly clock: Clock }): JobHandler<object> {
  return async () => {
    const now = clock.now();
    await db.transaction().execute(async (transaction) => {
      const changed = await sql`
        with due as (
          select p.style_id, p.site_id, p.color_code,
            case when s.starts_at <= ${now} and ${now} < s.ends_at then s.current_minor else p.original_minor end as minor
          from scheduled_prices s join prices p using (style_id, site_id, color_code))
        update prices p set current_minor = due.minor from due
        where p.style_id = due.style_id and p.site_id = due.site_id and p.color_code = due.color_code and p.current_minor <> due.minor`.execute(
        transaction,
      );
      await sql`delete from scheduled_prices where ends_at <= ${now}`.execute(transaction);
      if (Number(changed.numAffectedRows ?? 0) > 0) await rebuildListings(transaction);
    });
    return undefined;
  };
}
