import type { JobHandler } from '../../jobs/job.ts';
import type { OrderPorts } from '../order-ports.ts';
import { isSettled, statusOf } from './order-states.ts';
import { settleAfterwards } from './settle-order.ts';
import { settlementJob } from './settlement-job.ts';

/** Settles an order that a silent partner or the end of a host left behind, by what the partners know. Most have long been settled by their call. */
export function createSettleOrder(ports: OrderPorts): JobHandler<{ readonly orderId: string }> {
  const { db, log } = ports;
  return async ({ orderId }) => {
    const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
    if (!order || isSettled(order.state)) return undefined;
    const { number } = order;
    const { state } = await settleAfterwards(ports, order);
    if (!isSettled(state)) return 'again';
    log.info(`[cairn] [orders] ${number} was left in processing and is ${statusOf(state)} now`, { orderNumber: number });
    return undefined;
  };
}

/** Sees to it that every unsettled order has its job: those that a version without jobs has left have none. */
export async function sendMissingSettlements({ db, jobs }: OrderPorts): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('orders')
      .select('id')
      .where('state', 'in', ['reserving', 'confirming', 'releasing'])
      .execute();
    for (const { id } of found) await jobs.send(transaction, settlementJob, { orderId: id });
  });
}
