import type { Transaction } from 'kysely';
import type { FulfillmentEvent } from '#generated/openapi/fulfillment.ts';
import type { LineUnits } from '../../database/documents/order-units-document.ts';
import type { Tables } from '../../database/tables.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { CallError } from '../../router/call-error.ts';
import { getChangedRows } from '../changed-rows.ts';
import { restoreStock, getStockUnits } from '../placing/stock.ts';
import { createRefund } from '../refunds/create-refund.ts';
import type { RefundPorts } from '../refunds/refund-ports.ts';
import { planRefund } from '../refunds/plan-refund.ts';
import { returnSpendOfRefund } from '../refunds/return-benefits.ts';
import { addUnits } from '../units/change-units.ts';
import type { LockedOrder } from '../units/lock-order.ts';
import type { OrderLineUnits } from '../units/order-units.ts';
import { releaseRequestedUnits, subtractUnits } from './release-requested-units.ts';
import { createReturnReceivedMail } from './return-mails.ts';

type ReceivedEvent = Pick<FulfillmentEvent, 'at' | 'items' | 'returnNumber'>;

const createConflictError = (sentence: string): CallError => new CallError(409, 'ORD409', [sentence]);

async function findReturn(transaction: Transaction<Tables>, orderId: string, number: string) {
  const found = await transaction
    .selectFrom('order_returns')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!found) throw createConflictError(`The order has no return ${number}.`);
  if (found.state === 'received') throw createConflictError(`Return ${number} was already received.`);
  return found;
}

/** Counts the received units. Requested units that did not arrive can be requested again. */
async function countReceived(
  transaction: Transaction<Tables>,
  locked: LockedOrder,
  orderReturn: { readonly state: string; readonly number: string; readonly lines: readonly LineUnits[] },
  units: readonly LineUnits[],
): Promise<readonly OrderLineUnits[]> {
  const { number, lines, state } = orderReturn;
  if (subtractUnits(units, lines).length > 0) throw createConflictError(`Return ${number} contains fewer units than were received.`);
  // The units of an expired return were released. A late parcel requests them again.
  if (state === 'expired') return addUnits(transaction, locked, ['requested', 'returned'], units);
  const received = await addUnits(transaction, locked, ['returned'], units);
  return releaseRequestedUnits(transaction, locked.order.id, received, subtractUnits(lines, units));
}

/**
 * Receives all or some units of a return: restocks them and starts their refund.
 * @param locked The locked order with the event recorded; the caller saves its progress
 * @returns the lines afterwards
 * @throws CallError 409 ORD409 for an unknown or received return, and for units that were not requested; UnitsError
 */
export async function receiveReturn(
  transaction: Transaction<Tables>,
  ports: RefundPorts,
  locked: LockedOrder,
  { at, items, returnNumber = '' }: ReceivedEvent,
): Promise<readonly OrderLineUnits[]> {
  const { order } = locked;
  const orderReturn = await findReturn(transaction, order.id, returnNumber);
  const units = subtractUnits(items?.map(({ itemId, qty }) => ({ lineId: itemId, qty })) ?? orderReturn.lines, []);
  const after = await countReceived(transaction, locked, orderReturn, units);
  await transaction
    .updateTable('order_returns')
    .set({ state: 'received', received_at: new Date(at) })
    .where('id', '=', orderReturn.id)
    .execute();
  const plan = await planRefund(transaction, ports, order, { before: locked.lines, after });
  await returnSpendOfRefund(transaction, order, plan);
  await restoreStock(transaction, getStockUnits(order.content.shipments, getChangedRows(order, units)));
  const refund = await createRefund(transaction, ports, order, plan, 'returned');
  const mail = createReturnReceivedMail(ports, order, { id: ports.ids.uuid(), orderReturn, units, refund });
  await queueMail(transaction, ports.jobs, mail, ports.clock.now());
  return after;
}
