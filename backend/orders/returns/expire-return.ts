import type { Job, JobHandler } from '../../jobs/job.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { lockOrder } from '../units/lock-order.ts';
import type { OrderRecord } from '../order-record.ts';
import { releaseRequestedUnits, subtractUnits } from './release-requested-units.ts';
import type { ReturnPorts } from './return-ports.ts';

/** Transit days of a parcel that was handed in on the last day. */
const transitDays = 14;

/** Ends a return whose parcel has not arrived, so that its units can be returned again. */
export const expireReturnJob: Job<{ readonly returnId: string }> = {
  name: 'expire-return',
  getKey: ({ returnId }) => returnId,
  retries: 20,
  pause: 60,
  longestPause: 3600,
  expires: 30,
  pollSeconds: 300,
};

/**
 * Seconds until a return expires.
 * @param sendBy YYYY-MM-DD
 */
export function getSecondsUntilExpired({ site_id: siteId }: Pick<OrderRecord, 'site_id'>, sendBy: string, now: Date): number {
  const { timeZone } = getShopContext({ siteId }).site;
  const ends = Temporal.PlainDate.from(sendBy)
    .add({ days: transitDays + 1 })
    .toZonedDateTime(timeZone)
    .toInstant();
  return Math.max(0, Math.ceil(ends.since(Temporal.Instant.fromEpochMilliseconds(now.getTime())).total('seconds')));
}

export function createExpireReturn({ db }: Pick<ReturnPorts, 'db'>): JobHandler<{ readonly returnId: string }> {
  return async ({ returnId }) => {
    const found = await db.selectFrom('order_returns').select('order_id').where('id', '=', returnId).executeTakeFirst();
    if (!found) return undefined;
    await db.transaction().execute(async (transaction) => {
      const locked = await lockOrder(transaction, found.order_id);
      const expired = await transaction
        .updateTable('order_returns')
        .set({ state: 'expired' })
        .where('id', '=', returnId)
        .where('state', '=', 'requested')
        .returning('lines')
        .executeTakeFirst();
      if (locked && expired) await releaseRequestedUnits(transaction, found.order_id, locked.lines, subtractUnits(expired.lines, []));
    });
    return undefined;
  };
}
