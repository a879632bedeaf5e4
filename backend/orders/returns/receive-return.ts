import type { Transaction } from 'kysely';
import type { FulfilmentEvent } from '#generated/openapi/fulfilment.ts';
import type { LineUnits } from '../../database/documents/order-units-document.ts';
import type { Tables } from '../../database/tables.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { CallError } from '../../router/call-error.ts';
import { changedRows } from '../changed-rows.ts';
import { restoreStock, stockUnitsOf } from '../placing/stock.ts';
import { createRefund } from '../refunds/create-refund.ts';
import type { RefundPorts } from '../refunds/refund-ports.ts';
import { returnSpendOf } from '../refunds/return-benefits.ts';
import { addUnits } from '../units/change-units.ts';
import type { LockedOrder } from '../units/lock-order.ts';
import type { OrderLineUnits } from '../units/order-units.ts';
import { freeRequested, lessUnits } from './free-requested.ts';
import { returnReceivedMailOf } from './return-mails.ts';

type ReceivedEvent = Pick<FulfilmentEvent, 'at' | 'items' | 'returnNumber'>;

const conflict = (sentence: string): CallError => new CallError(409, 'ORD409', [sentence]);

async function findReturn(transaction: Transaction<Tables>, orderId: string, number: string) {
  const found = await transaction
    .selectFrom('order_returns')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!found) throw conflict(`The order has no return ${number}.`);
  if (found.state === 'received') throw conflict(`Return ${number} was received before.`);
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
  if (lessUnits(units, lines).length > 0) throw conflict(`More units arrived than return ${number} has.`);
  // The units of an expired return were released. A late parcel requests them again.
  if (state === 'expired') return addUnits(transaction, locked, ['requested', 'returned'], units);
  const received = await addUnits(transaction, locked, ['returned'], units);
  return freeRequested(transaction, locked.order.id, received, lessUnits(lines, units));
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
  const units = lessUnits(items?.map(({ itemId, qty }) => ({ lineId: itemId, qty })) ?? orderReturn.lines, []);
  const after = await countReceived(transaction, locked, orderReturn, units);
  await transaction
    .updateTable('order_returns')
    .set({ state: 'received', received_at: new Date(at) })
    .where('id', '=', orderReturn.id)
    .execute();
  const change = { before: locked.lines, after };
  await returnSpendOf(transaction, order, change);
  await restoreStock(transaction, stockUnitsOf(order.content.shipments, changedRows(order, units)));
  const refund = await createRefund(transaction, ports, order, { reason: 'returned', change });
  const mail = returnReceivedMailOf(ports, order, { id: ports.ids.uuid(), orderReturn, units, refund });
  await queueMail(transaction, ports.jobs, mail, ports.clock.now());
  return after;
}
