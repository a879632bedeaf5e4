import { isDeepStrictEqual } from 'node:util';
import { sql, type Selectable, type Transaction } from 'kysely';
import type { ReturnRequest } from '#generated/openapi/orders.ts';
import type { ReturnLine } from '../../database/documents/order-units-document.ts';
import type { Tables } from '../../database/tables.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { CallError } from '../../router/call-error.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { assertExpectedRefund, planReturn, readRefundContents } from '../refunds/plan-refund.ts';
import { addUnits } from '../units/change-units.ts';
import { lockOrder, type LockedOrder } from '../units/lock-order.ts';
import { recordEvent } from '../units/record-event.ts';
import { expireReturnJob, getSecondsUntilExpired } from './expire-return.ts';
import { subtractUnits } from './release-requested-units.ts';
import { hasAccount, createReturnLabelMail } from './return-mails.ts';
import type { ReturnPorts } from './return-ports.ts';
import { getSiteDate, getReturnableUnits } from './returnable-units.ts';

export type ReturnRecord = Selectable<Tables['order_returns']>;

const createConflictError = (): CallError => new CallError(409, 'RTN500', ['Some units cannot be returned, or no longer.']);

/** E.g. R-2611-000045: the month and a number from the sequence. */
async function createReturnNumber(transaction: Transaction<Tables>, now: Date): Promise<string> {
  const { rows } = await sql<{ readonly number: string }>`select nextval('return_numbers')::text as number`.execute(transaction);
  return `R-${now.toISOString().slice(2, 7).replace('-', '')}-${(rows[0]?.number ?? '').padStart(6, '0')}`;
}

/**
 * The return of an earlier request with the same key.
 * @throws 409 if that request had other units
 */
async function findReturn(transaction: Transaction<Tables>, orderId: string, key: string, lines: readonly ReturnLine[]) {
  const found = await transaction
    .selectFrom('order_returns')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  if (found && !isDeepStrictEqual(found.lines, lines))
    throw new CallError(409, 'API400', ['header.idempotency-key: was used for another return']);
  return found;
}

/** @throws 409 RTN500 for units that cannot be returned now */
async function assertReturnable(
  transaction: Transaction<Tables>,
  { order, lines }: LockedOrder,
  requested: readonly ReturnLine[],
  moment: { readonly now: Date; readonly days: number },
): Promise<void> {
  const parcels = await transaction
    .selectFrom('order_parcels')
    .select(['lines', 'delivered_at'])
    .where('order_id', '=', order.id)
    .execute();
  for (const { lineId, qty } of subtractUnits(requested, [])) {
    const [row, line] = [order.content.rows.find(({ id }) => id === lineId), lines.find(({ line_id: id }) => id === lineId)];
    if (!row || !line || getReturnableUnits(order, row, line, parcels, moment) < qty) throw createConflictError();
  }
}

async function storeReturn(
  transaction: Transaction<Tables>,
  ports: ReturnPorts,
  { order }: LockedOrder,
  { key, lines, sendBy }: { readonly key: string; readonly lines: readonly ReturnLine[]; readonly sendBy: string },
): Promise<ReturnRecord> {
  const now = ports.clock.now();
  const values = { order_id: order.id, idempotency_key: key, state: 'requested', lines: JSON.stringify(lines) } as const;
  return transaction
    .insertInto('order_returns')
    .values({ id: ports.ids.uuid(), number: await createReturnNumber(transaction, now), ...values, requested_at: now, send_by: sendBy })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Requests the return of delivered units of an order, once per key.
 * @throws CallError 409 RTN500 for units that cannot be returned, 409 ORD412 for another refund than the shopper saw, 409 API400 if the key
 * was used for another request
 */
export async function requestReturn(
  ports: ReturnPorts,
  orderId: string,
  key: string,
  { items, expectedRefund }: Pick<ReturnRequest, 'items' | 'expectedRefund'>,
): Promise<{ readonly orderReturn: ReturnRecord; readonly isNew: boolean }> {
  const lines = items.map(({ itemId, qty, reason }): ReturnLine => ({ lineId: itemId, qty, reason }));
  return ports.db.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, orderId);
    if (!locked) throw createConflictError();
    const earlier = await findReturn(transaction, orderId, key, lines);
    if (earlier) return { orderReturn: earlier, isNew: false };
    const { order } = locked;
    const now = ports.clock.now();
    const { days, sendWithinDays } = ports.returnRules(getShopContext({ siteId: order.site_id }).site);
    await assertReturnable(transaction, locked, lines, { now, days });
    if (expectedRefund !== undefined) {
      const plan = planReturn(ports, order, locked.lines, lines, await readRefundContents(transaction, orderId));
      assertExpectedRefund(plan, expectedRefund, order);
    }
    const sendBy = getSiteDate(order, now).add({ days: sendWithinDays }).toString();
    const orderReturn = await storeReturn(transaction, ports, locked, { key, lines, sendBy });
    const { id, number } = orderReturn;
    const details = { returnNumber: number, lines: subtractUnits(lines, []) };
    await recordEvent(transaction, { orderId, eventId: `return:${id}`, kind: 'returnRequested', at: now, now, details });
    await addUnits(transaction, locked, ['requested'], lines);
    await ports.jobs.send(transaction, expireReturnJob, { returnId: id }, { after: getSecondsUntilExpired(order, sendBy, now) });
    const mail = createReturnLabelMail(ports, order, orderReturn, {
      id: ports.ids.uuid(),
      hasAccount: await hasAccount(transaction, order),
    });
    await queueMail(transaction, ports.jobs, mail, now);
    // Sequential, as each effect may lock rows. oxlint-disable-next-line no-await-in-loop
    for (const effect of ports.orderEffects)
      await effect.requestReturn?.(transaction, order, { number, lines: details.lines, requestedAt: now });
    return { orderReturn, isNew: true };
  });
}
