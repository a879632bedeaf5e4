import type { OrderState } from '../../database/tables/orders.ts';
import type { JobHandler } from '../../jobs/job.ts';
import { authenticationJob } from '../authentication/authentication-job.ts';
import { sendAuthenticationMail } from '../authentication/authentication-mail.ts';
import type { OrderPorts } from '../order-ports.ts';
import { isSettled, getStatus } from './order-states.ts';
import { settleAfterwards } from './settle-order.ts';
import { settlementJob } from './settlement-job.ts';

interface OrderJob {
  readonly orderId: string;
}

/** The state of an unsettled order after requests to its providers. Undefined if there is nothing to do. */
async function settleLeftOrder(ports: OrderPorts, { orderId }: OrderJob): Promise<OrderState | undefined> {
  const { db, log } = ports;
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  if (!order || isSettled(order.state)) return undefined;
  const { number } = order;
  const { state } = await settleAfterwards(ports, order);
  if (isSettled(state))
    log.info(`[cairn] [orders] ${number} was left in processing and is ${getStatus(state)} now`, { orderNumber: number });
  return state;
}

/**
 * Settles an order after a time-out of a partner or a crash, by the partners' results. Most orders are settled by their request; orders in
 * a challenge have another job.
 */
export function createSettleOrder(ports: OrderPorts): JobHandler<OrderJob> {
  return async (payload) => {
    const state = await settleLeftOrder(ports, payload);
    return state === undefined || isSettled(state) || state === 'authenticating' ? undefined : 'again';
  };
}

/** Settles an order in a challenge, whose shopper may not return and is reminded by mail. */
export function createFollowAuthentication(ports: OrderPorts): JobHandler<OrderJob> {
  return async (payload) => {
    const state = await settleLeftOrder(ports, payload);
    if (state === 'authenticating') await sendAuthenticationMail(ports, payload.orderId);
    return state === undefined || isSettled(state) ? undefined : 'again';
  };
}

/** Ensures that every unsettled order has a job. Orders of a version without jobs have none. */
export async function sendMissingSettlements({ db, jobs }: Pick<OrderPorts, 'db' | 'jobs'>): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('orders')
      .select(['id', 'state'])
      .where('state', 'not in', ['finalised', 'cancelled'])
      .execute();
    for (const { id, state } of found)
      await jobs.send(transaction, state === 'authenticating' ? authenticationJob : settlementJob, { orderId: id });
  });
}
