import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Job, JobHandler } from '../../jobs/job.ts';
import type { Clock } from '../../ports.ts';

/** The cart of a reservation, and the row of stock that holds it. */
export interface ReservedStock {
  readonly cartId: string;
  readonly sku: string;
  readonly location: string;
}

/** Removes an expired reservation from its row of stock. */
export const releaseJob: Job<ReservedStock> = {
  name: 'release-reservation',
  getKey: ({ cartId }) => cartId,
  retries: 10,
  pause: 5,
  longestPause: 600,
  expires: 30,
  pollSeconds: 15,
  retentionSeconds: 3600,
};

/** Removes all expired reservations at once. Availability never waits for it: `available_units` compares with the clock. */
export function createReleaseReservation({ db, clock }: { readonly db: Kysely<Tables>; readonly clock: Clock }): JobHandler<ReservedStock> {
  return async ({ sku, location }) => {
    await sql`update stock k set holds = coalesce(
        (select jsonb_object_agg(key, value) from jsonb_each(k.holds) where (value ->> 'until')::timestamptz > ${clock.now()}::timestamptz), '{}')
      where k.sku = ${sku} and k.location = ${location} and k.holds <> '{}'`.execute(db);
    return undefined;
  };
}
