import type { Transaction } from 'kysely';
import type { Refund } from '#generated/openapi/shared.ts';
import type { RefundTender } from '../../database/documents/order-units-document.ts';
import type { OrderTender } from '../../database/documents/tender-document.ts';
import type { Tables } from '../../database/tables.ts';
import { getTenderKind } from '../../tenders/tenders.ts';
import type { OrderRecord } from '../order-record.ts';
import { completeRefund } from './complete-refund.ts';
import type { RefundPlan } from './plan-refund.ts';
import { splitRefund, type RefundShare } from './refund-math.ts';
import { refundOrderJob } from './refund-order-job.ts';
import type { RefundPorts } from './refund-ports.ts';
import type { RefundRecord } from './refund-record.ts';
import { reversePoints } from './return-benefits.ts';

/** Refunds a balance at once. The refund's job requests the refund of a partner. */
async function refundTender(
  transaction: Transaction<Tables>,
  { log, tenderKinds }: RefundPorts,
  { tender, ...part }: RefundShare<OrderTender>,
  { orderId, refundId, now }: { readonly orderId: string; readonly refundId: string; readonly now: Date },
): Promise<RefundTender> {
  const { id: tenderId, kind } = tender;
  const { settlement } = getTenderKind(tenderKinds, kind);
  if (settlement.by === 'partner') return { tenderId, kind, amountMinor: part.amountMinor, state: 'pending' };
  const { isCredited, points } = await settlement.refund(transaction, { tender, ...part, refundId, orderId, now });
  if (!isCredited)
    log.error(`[cairn] [orders] failed to credit a balance: refund ${refundId} of ${part.amountMinor} to ${kind}`, {
      orderId,
      refundId,
    });
  return { tenderId, kind, amountMinor: part.amountMinor, state: 'refunded', ...(points !== undefined && { points }) };
}

/** Balances are locked in the order of payment, as when orders are placed. */
async function refundTenders(
  transaction: Transaction<Tables>,
  ports: RefundPorts,
  parts: readonly RefundShare<OrderTender>[],
  keys: { readonly orderId: string; readonly refundId: string; readonly now: Date },
): Promise<readonly RefundTender[]> {
  const refunded: RefundTender[] = [];
  // oxlint-disable-next-line no-await-in-loop -- a transaction sends one statement at a time
  for (const part of parts.toReversed()) refunded.push(await refundTender(transaction, ports, part, keys));
  return refunded.toReversed();
}

/**
 * Stores the planned refund of a locked order: reverses points and credits balances in the transaction, and queues a job for partners.
 * Stores nothing if nothing is refunded.
 */
export async function createRefund(
  transaction: Transaction<Tables>,
  ports: RefundPorts,
  order: OrderRecord,
  plan: RefundPlan,
  reason: Refund['reason'],
): Promise<RefundRecord | null> {
  const { content, amountMinor, earlier } = plan;
  const { id: orderId, refunded_minor: refundedMinor } = order;
  const [refundId, now] = [ports.ids.uuid(), ports.clock.now()];
  if (amountMinor === 0) return null;
  await reversePoints(transaction, order, plan, { refundId, now });
  const parts = splitRefund(order.tenders, refundedMinor, amountMinor);
  const tenders = await refundTenders(transaction, ports, parts, { orderId, refundId, now });
  const refund = await transaction
    .insertInto('order_refunds')
    .values({
      id: refundId,
      order_id: orderId,
      position: earlier.length + 1,
      reason,
      state: 'pending',
      amount_minor: amountMinor,
      content: JSON.stringify(content),
      tenders: JSON.stringify(tenders),
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('orders')
    .set({ refunded_minor: refundedMinor + amountMinor })
    .where('id', '=', orderId)
    .execute();
  if (tenders.every(({ state }) => state === 'refunded')) return completeRefund(transaction, ports, order, refund);
  await ports.jobs.send(transaction, refundOrderJob, { refundId });
  return refund;
}
