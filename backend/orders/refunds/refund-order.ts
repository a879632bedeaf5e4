import pTimeout from 'p-timeout';
import type { RefundTender } from '../../database/documents/order-units-document.ts';
import type { JobHandler } from '../../jobs/job.ts';
import { getTenderKind } from '../../tenders/tenders.ts';
import { readOrder, type OrderRecord } from '../order-record.ts';
import { lockOrder } from '../units/lock-order.ts';
import { completeRefund } from './complete-refund.ts';
import type { RefundPorts } from './refund-ports.ts';
import type { RefundRecord } from './refund-record.ts';

/** Time-out of a partner in milliseconds. */
const partnerTimeout = 10_000;
/** Attempts after which a person should look at a refund. They are ten minutes apart by then. */
const alertAttempts = 12;

/** @returns true if the partner has refunded, now or before */
async function requestRefund(
  { log, tenderKinds }: RefundPorts,
  order: OrderRecord,
  refund: RefundRecord,
  part: RefundTender,
  attempt: number,
) {
  const tender = order.tenders.find(({ id }) => id === part.tenderId);
  const { settlement } = getTenderKind(tenderKinds, part.kind);
  if (!tender || settlement.by !== 'partner') throw new Error(`refund ${refund.id} has a part of an unknown tender`);
  const { amountMinor } = part;
  try {
    const refunding = settlement.refund({ tender, refundId: refund.id, amountMinor, currency: order.currency });
    await pTimeout(refunding, { milliseconds: partnerTimeout, message: `no response within ${partnerTimeout} ms` });
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const write = attempt < alertAttempts ? log.warn : log.error;
    write(`[cairn] [orders] ${order.number}: a refund waits for its partner: ${reason}`, { orderNumber: order.number, attempt, reason });
    return false;
  }
}

/**
 * Stores the refunds of partners, and completes the refund after the last one.
 * @returns true if it is complete
 */
function storeShares(ports: RefundPorts, { id, order_id: orderId }: RefundRecord, done: ReadonlySet<string>): Promise<boolean> {
  return ports.db.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, orderId);
    const refund = await transaction.selectFrom('order_refunds').selectAll().where('id', '=', id).executeTakeFirst();
    if (!locked || refund?.state !== 'pending') return true;
    const tenders = refund.tenders.map((part): RefundTender => (done.has(part.tenderId) ? { ...part, state: 'refunded' } : part));
    await transaction
      .updateTable('order_refunds')
      .set({ tenders: JSON.stringify(tenders) })
      .where('id', '=', id)
      .execute();
    if (tenders.some(({ state }) => state === 'pending')) return false;
    await completeRefund(transaction, ports, locked.order, { ...refund, tenders });
    return true;
  });
}

/** Requests the refund from the partners of its tenders, with the refund's id as idempotency key, until each has responded. */
export function createRefundOrder(ports: RefundPorts): JobHandler<{ readonly refundId: string }> {
  return async ({ refundId }, { attempt }) => {
    const refund = await ports.db.selectFrom('order_refunds').selectAll().where('id', '=', refundId).executeTakeFirst();
    if (refund?.state !== 'pending') return undefined;
    const order = await readOrder(ports.db, refund.order_id);
    const pending = refund.tenders.filter(({ state }) => state === 'pending');
    const responses = await Promise.all(pending.map((part) => requestRefund(ports, order, refund, part, attempt)));
    const done = new Set(pending.filter((_, index) => responses[index]).map(({ tenderId }) => tenderId));
    return (await storeShares(ports, refund, done)) ? undefined : 'again';
  };
}
