import pTimeout from 'p-timeout';
import type { RefundTender } from '../../database/documents/order-units-document.ts';
import type { JobHandler } from '../../jobs/job.ts';
import { tenderKindOf } from '../../tenders/tenders.ts';
import { readOrder, type OrderRecord } from '../order-record.ts';
import { lockOrder } from '../units/lock-order.ts';
import { completeRefund } from './complete-refund.ts';
import type { RefundPorts } from './refund-ports.ts';
import type { RefundRecord } from './refund-record.ts';

/** Milliseconds that a partner has for its response. */
const patience = 10_000;
/** Attempts after which a person should look at a refund; they come ten minutes after each other by then. */
const manyAttempts = 12;

/** @returns whether the partner has done it, now or before */
async function askPartner(
  { log, tenderKinds }: RefundPorts,
  order: OrderRecord,
  refund: RefundRecord,
  part: RefundTender,
  attempt: number,
) {
  const tender = order.tenders.find(({ id }) => id === part.tenderId);
  const { settlement } = tenderKindOf(tenderKinds, part.kind);
  if (!tender || settlement.by !== 'partner') throw new Error(`refund ${refund.id} has a part of an unknown tender`);
  const { amountMinor } = part;
  try {
    const asked = settlement.refund({ tender, refundId: refund.id, amountMinor, currency: order.currency });
    await pTimeout(asked, { milliseconds: patience, message: `no answer within ${patience} ms` });
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const write = attempt < manyAttempts ? log.warn : log.error;
    write(`[cairn] [orders] ${order.number}: a refund waits for its partner: ${reason}`, { orderNumber: order.number, attempt, reason });
    return false;
  }
}

/** Stores that partners have done their parts, and completes the refund once all have. @returns whether it is complete */
function storeParts(ports: RefundPorts, { id, order_id: orderId }: RefundRecord, done: ReadonlySet<string>): Promise<boolean> {
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

/** Has a refund done by the partners of its tenders: each is asked under the refund's id until it has responded. */
export function createRefundOrder(ports: RefundPorts): JobHandler<{ readonly refundId: string }> {
  return async ({ refundId }, { attempt }) => {
    const refund = await ports.db.selectFrom('order_refunds').selectAll().where('id', '=', refundId).executeTakeFirst();
    if (refund?.state !== 'pending') return undefined;
    const order = await readOrder(ports.db, refund.order_id);
    const pending = refund.tenders.filter(({ state }) => state === 'pending');
    const answers = await Promise.all(pending.map((part) => askPartner(ports, order, refund, part, attempt)));
    const done = new Set(pending.filter((_, index) => answers[index]).map(({ tenderId }) => tenderId));
    return (await storeParts(ports, refund, done)) ? undefined : 'again';
  };
}
