import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { OrderTender } from '../../database/documents/tender-document.ts';
import { buildQueueMail, queueMail } from '../../mail/queue-mail.ts';
import { returnProgrammeSpend } from '../../loyalty/programme-spend.ts';
import { returnUses } from '../../promotions/counters/count-uses.ts';
import { getTenderKind } from '../../tenders/tenders.ts';
import type { TenderKinds } from '../../tenders/tender-kind.ts';
import { returnSpend } from '../placing/associate-spend.ts';
import { openNextCart } from '../authentication/open-next-cart.ts';
import { applyTransition, moveOrder, buildOrderMove } from './move-order.ts';
import { createCancellationMail, createConfirmationMail } from '../order-mails.ts';
import type { OrderPorts } from '../order-ports.ts';
import type { OrderRecord } from '../order-record.ts';
import { restoreStock, getStockUnits } from '../placing/stock.ts';

/** Removes all data that could pay again, and the browser's device data. */
const removePaymentData = (kinds: TenderKinds, tenders: readonly OrderTender[]): readonly OrderTender[] =>
  tenders.map(({ device: _device, challenge: _challenge, ...tender }) => ({
    ...tender,
    tenderData: getTenderKind(kinds, tender.kind).toSettledData(tender.tenderData),
  }));

/** Finalizes the order, queues its mail and closes the cart in one statement. Null if another settler was first. */
export async function finalizeOrder(ports: OrderPorts, order: OrderRecord, tenders: readonly OrderTender[]): Promise<OrderRecord | null> {
  const now = ports.clock.now();
  const change = { tenders: removePaymentData(ports.tenderKinds, tenders), settled_at: now, progress: 'placed' } as const;
  const paid = change.tenders.map(({ id, kind, amountMinor, tenderData }) => ({ id, kind, amountMinor, tenderData }));
  const finalised = applyTransition(order, 'finalize', change);
  const mail = createConfirmationMail(ports, finalised, ports.ids.uuid());
  const { mailed, sent } = await buildQueueMail(ports.jobs, mail, now, sql`from finalised`);
  const effects = [
    ...buildCaptures(ports.tenderKinds, order, now),
    ...ports.orderEffects.flatMap(({ finalize }) => finalize?.(finalised, now, tenders) ?? []),
  ];
  const jobs = await Promise.all(ports.orderEffects.map(async ({ send }) => (send ? send(finalised, now) : [])));
  const sends = jobs.flat().map((job) => sql`, (select count(*) from ${job})`);
  const { rows } = await sql`with finalised as (${buildOrderMove(ports.db, order, 'finalize', change)}),
    ${sql.join(
      effects.map((part) => sql`${part},`),
      sql` `,
    )}
    closed as (
      update carts set status = 'ordered', version = version + 1, tenders = ${JSON.stringify(paid)}::jsonb, device = null, updated_at = ${now}
      from finalised where carts.id = finalised.cart_id),
    mailed as (${mailed})
    select finalised.id, ${sent} as sent${sql.join(sends, sql``)} from finalised`.execute(ports.db);
  return rows.length > 0 ? finalised : null;
}

/** SQL parts that capture the order's reservations on balances of this backend. */
function buildCaptures(kinds: TenderKinds, { id: orderId, tenders }: OrderRecord, now: Date): readonly RawBuilder<unknown>[] {
  return tenders.flatMap((tender, index) => {
    const { settlement } = getTenderKind(kinds, tender.kind);
    if (settlement.by !== 'ledger') return [];
    return [settlement.capture({ tender, orderId, now }, { name: `captured_${index}`, from: sql`finalised` })];
  });
}

/** Releases the order's reservations on balances of this backend, in the order in which they were made. */
async function releaseBalances(
  transaction: Transaction<Tables>,
  kinds: TenderKinds,
  { id: orderId, tenders }: OrderRecord,
  now: Date,
): Promise<void> {
  for (const tender of tenders) {
    const { settlement } = getTenderKind(kinds, tender.kind);
    // oxlint-disable-next-line no-await-in-loop -- statements of one transaction run in order
    if (settlement.by === 'ledger') await settlement.release(transaction, { tender, orderId, now });
  }
}

/** The state of balances after the cancellation. Partners were released before. */
const getReleasedTenders = (kinds: TenderKinds, tenders: readonly OrderTender[]): readonly OrderTender[] =>
  tenders.map((tender) => (getTenderKind(kinds, tender.kind).settlement.by === 'ledger' ? { ...tender, state: 'released' } : tender));

/** True for an order that waited for a challenge: it gets a new cart. */
const isChallenged = ({ tenders }: Pick<OrderRecord, 'tenders'>): boolean =>
  tenders.some(({ authenticationId }) => authenticationId !== undefined);

/** Reopens the cart unchanged, or a new cart with its contents. */
async function reopenCart(transaction: Transaction<Tables>, kinds: TenderKinds, order: OrderRecord, now: Date): Promise<void> {
  const { cart_id: id, next_cart_id: nextId, tenders } = order;
  const spentTenders = tenders.filter(({ kind }) => getTenderKind(kinds, kind).settlement.by === 'partner');
  if (nextId) await openNextCart(transaction, { id: nextId, order, spent: spentTenders, now });
  else await transaction.updateTable('carts').set({ status: 'open', updated_at: now }).where('id', '=', id).execute();
}

/**
 * Returns stock, balances and coupon uses, and reopens the cart, in one transaction. Sends a mail if no request is waiting to report the
 * cancellation. Null if another settler was first.
 */
export function cancelOrder(
  ports: OrderPorts,
  order: OrderRecord,
  tenders: readonly OrderTender[],
  isAwaited: boolean,
): Promise<OrderRecord | null> {
  const now = ports.clock.now();
  return ports.db.transaction().execute(async (transaction) => {
    const change = {
      tenders: getReleasedTenders(ports.tenderKinds, removePaymentData(ports.tenderKinds, tenders)),
      settled_at: now,
      ...(isChallenged({ tenders }) && { next_cart_id: ports.ids.uuid() }),
    };
    const cancelled = await moveOrder(transaction, order, 'cancel', change);
    if (!cancelled) return null;
    const { customer_id: customerId, email, currency } = order;
    const { associateSpend, programmeSpend } = cancelled.content;
    if (associateSpend) await returnSpend(transaction, customerId, associateSpend);
    if (programmeSpend) await returnProgrammeSpend(transaction, { customerId, currency }, programmeSpend);
    await restoreStock(transaction, getStockUnits(cancelled.content.shipments, cancelled.content.rows));
    await releaseBalances(transaction, ports.tenderKinds, order, now);
    await returnUses(transaction, cancelled.content.couponUses ?? [], { customerId, email, currency });
    await reopenCart(transaction, ports.tenderKinds, cancelled, now);
    // oxlint-disable-next-line no-await-in-loop -- one after the other: each effect may lock rows
    for (const { cancel } of ports.orderEffects) await cancel?.(transaction, cancelled, now, tenders);
    if (!isAwaited) await queueMail(transaction, ports.jobs, createCancellationMail(ports.deliveryKinds, cancelled, ports.ids.uuid()), now);
    return cancelled;
  });
}
