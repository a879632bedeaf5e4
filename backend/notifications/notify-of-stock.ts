import { sql, type Transaction } from 'kysely';
import { availableUnitsSql } from '../catalog/available-units.ts';
import { readSellables } from '../catalog/read-sellables.ts';
import type { Tables } from '../database/tables.ts';
import type { JobHandler } from '../jobs/job.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { getShopContext } from '../sites/shop-site.ts';
import { confirmationLifetime } from './notification-links.ts';
import type { NotificationPorts } from './notification-ports.ts';
import { isPurchased } from './purchases.ts';
import { createBackInStockMail } from './stock-mails.ts';

/** Milliseconds that a unit is reserved for the shopper who was mailed about it (docs/explanation/catalog-and-search.md). */
const reservationTime = 24 * 60 * 60 * 1000;

/** An arbitrary number, the same in every process: the first half of the locks by variant. */
const variantLocks = 4_150_230;

interface Variant {
  readonly site_id: string;
  readonly sku: string;
}

interface Notified {
  readonly id: string;
  readonly locale: string;
  readonly email: string;
  readonly stop_token: string;
}

/** Mails one waiting shopper per restocked unit of a variant that is on sale, in the order of their requests. */
export function createNotifyOfStock(ports: NotificationPorts): JobHandler<Readonly<Record<string, never>>> {
  const { db, clock } = ports;
  return async (_, { signal }) => {
    const now = clock.now();
    const expired = new Date(now.getTime() - confirmationLifetime * 1000);
    await db.deleteFrom('stock_notifications').where('confirmed_at', 'is', null).where('requested_at', '<', expired).execute();
    const { rows } = await sql<Variant>`select distinct n.site_id, n.sku from stock_notifications n
      join stock k on k.sku = n.sku and k.location = n.site_id
      where n.confirmed_at is not null and n.notified_at is null and ${isOnSale}
        and ${availableUnitsSql('k', { now, customerId: null })} > ${selectPromisedUnits(now)}`.execute(db);
    for (const variant of rows) {
      if (signal.aborted) return undefined;
      await db.transaction().execute((transaction) => notifyOfVariant(transaction, ports, variant, now));
    }
    return undefined;
  };
}

/**
 * SQL that is true if the site sells the variant `n`. Products that a feed has withdrawn may still have units, and may return later:
 * their requests wait.
 */
const isOnSale = sql`exists (select from variants v join prices p on p.style_id = v.style_id and p.color_code = v.color_code
  where v.sku = n.sku and p.site_id = n.site_id)`;

/** SQL of the units of the variant `n` that shoppers were recently mailed about. */
const selectPromisedUnits = (now: Date) => sql`(select count(*) from stock_notifications p
  where p.site_id = n.site_id and p.sku = n.sku and p.notified_at > ${new Date(now.getTime() - reservationTime)})`;

/** One server at a time works on a variant, so that units are counted once. */
async function notifyOfVariant(
  transaction: Transaction<Tables>,
  ports: NotificationPorts,
  { site_id, sku }: Variant,
  now: Date,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(variantLocks)}, hashtext(${`${site_id} ${sku}`}))`.execute(transaction);
  await sql`delete from stock_notifications n where n.site_id = ${site_id} and n.sku = ${sku} and ${isPurchased}`.execute(transaction);
  const { rows } = await sql<Notified>`with units as (
      select ${availableUnitsSql('k', { now, customerId: null })} - ${selectPromisedUnits(now)} as free from stock k join (select ${site_id}::text as site_id, ${sku}::text as sku) n
        on k.sku = n.sku and k.location = n.site_id),
    first as (
      select id from stock_notifications
      where site_id = ${site_id} and sku = ${sku} and confirmed_at is not null and notified_at is null
      order by requested_at, id limit greatest(0, (select free from units))),
    notified as (
      update stock_notifications set notified_at = ${now} where id in (select id from first) and notified_at is null
      returning id, locale, email, stop_token, requested_at)
    select id, locale, email, stop_token from notified order by requested_at, id`.execute(transaction);
  for (const { id, locale, email, stop_token } of rows) {
    const shop = getShopContext({ siteId: site_id, locale });
    const item = (await readSellables(transaction, shop, [sku], { now, customerId: null })).get(sku);
    // Withdrawn since the variant was selected.
    if (!item || item.unitMinor === null) continue;
    const origin = ports.linkOrigin(shop.site);
    const mail = createBackInStockMail({ id: ports.ids.uuid(), fact: id, shop, email, stopToken: stop_token, item, origin });
    await queueMail(transaction, ports.jobs, mail, now);
  }
}
