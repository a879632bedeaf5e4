import type { Transaction } from 'kysely';
import type { Cancellation } from '#generated/openapi/orders.ts';
import type { LineUnits } from '../../database/documents/order-units-document.ts';
import type { Tables } from '../../database/tables.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { returnUses } from '../../promotions/counters/count-uses.ts';
import { CallError } from '../../router/call-error.ts';
import { getChangedRows } from '../changed-rows.ts';
import { restoreStock, getStockUnits } from '../placing/stock.ts';
import { createRefund } from '../refunds/create-refund.ts';
import { assertExpectedRefund, getPriceRules, planRefund } from '../refunds/plan-refund.ts';
import { returnSpendOfRefund } from '../refunds/return-benefits.ts';
import { isSettled } from '../settlement/order-states.ts';
import { addUnits, UnitsError } from '../units/change-units.ts';
import { lockOrder, type LockedOrder } from '../units/lock-order.ts';
import { saveProgress } from '../units/order-progress.ts';
import { isRepeatedEvent, recordEvent } from '../units/record-event.ts';
import type { CancelPorts } from './cancel-ports.ts';
import { createCancellationMail } from './cancellation-mail.ts';
import { getUnitsToCancel } from './units-to-cancel.ts';

const createConflictError = (sentence: string): CallError => new CallError(409, 'ORD409', [sentence]);

function assertPaid({ state }: LockedOrder['order']): void {
  if (state === 'finalised') return;
  throw createConflictError(isSettled(state) ? 'The order is cancelled already.' : 'The payment of the order is still processed.');
}

/** Cancels units of a locked order. Rows are locked in the same order as when orders are placed: membership, stock, balances, counters. */
async function cancel(
  transaction: Transaction<Tables>,
  ports: CancelPorts,
  locked: LockedOrder,
  units: readonly LineUnits[],
  expectedRefund: number | undefined,
) {
  const { order } = locked;
  const { customer_id: customerId, email, currency, content } = order;
  const now = ports.clock.now();
  const after = await addUnits(transaction, locked, ['cancelled'], units);
  const plan = await planRefund(transaction, ports, order, { before: locked.lines, after });
  assertExpectedRefund(plan, expectedRefund, order);
  await returnSpendOfRefund(transaction, order, plan);
  await restoreStock(transaction, getStockUnits(content.shipments, getChangedRows(order, units)));
  const refund = await createRefund(transaction, ports, order, plan, 'cancelled');
  // Sequential, as each effect may lock rows. oxlint-disable-next-line no-await-in-loop
  for (const { cancelUnits: unitsCancelled } of ports.orderEffects) await unitsCancelled?.(transaction, order, units, now);
  if (after.every(({ qty, cancelled }) => qty === cancelled))
    await returnUses(transaction, content.couponUses ?? [], { customerId, email, currency });
  await saveProgress(transaction, order.id, after);
  return { after, refund };
}

type CancellationRequest = Pick<Cancellation, 'items' | 'reason' | 'expectedRefund'>;

/**
 * Cancels units of an order with all consequences, once per key.
 * @throws CallError 409 ORD409 if the units or the order cannot be canceled, 409 ORD412 for another refund than the shopper saw, 409 API400
 * if the key was used for another request
 */
export async function cancelUnits(
  ports: CancelPorts,
  orderId: string,
  key: string,
  { items, reason, expectedRefund }: CancellationRequest,
): Promise<void> {
  const eventId = `cancel:${key}`;
  const request: CancellationRequest = { ...(items && { items }), ...(reason && { reason }) };
  await ports.db
    .transaction()
    .execute(async (transaction) => {
      const locked = await lockOrder(transaction, orderId);
      if (!locked) throw new Error(`there is no order ${orderId}`);
      const { order, lines } = locked;
      assertPaid(order);
      const now = ports.clock.now();
      const event = { orderId, eventId, kind: 'cancelled', at: now, now, request } as const;
      const isRepeated = await isRepeatedEvent(transaction, event);
      if (isRepeated === false) throw new CallError(409, 'API400', ['header.idempotency-key: was used for another cancellation']);
      if (isRepeated) return;
      const units = getUnitsToCancel(getPriceRules(ports, order), order, lines, items);
      if (units.length === 0) throw createConflictError('Nothing of the order can be cancelled any more.');
      await recordEvent(transaction, { ...event, details: { lines: units } });
      const { after, refund } = await cancel(transaction, ports, locked, units, expectedRefund);
      const mail = createCancellationMail(ports, order, { id: ports.ids.uuid(), eventId, units, after, refund });
      await queueMail(transaction, ports.jobs, mail, now);
    })
    .catch((error: unknown) => {
      throw error instanceof UnitsError ? createConflictError('Units of the order are packed or cancelled already.') : error;
    });
}
