import { randomUUID } from 'node:crypto';
import type { Order } from '#generated/openapi/shared.ts';
import { STATUS_BUSY, MAX_ATTEMPTS, type Shopper } from '../shop/shopper.ts';

/** A cancellation of a whole order, which is repeated under its own key. */
export interface Cancelling {
  readonly order: Order;
  /**
   * Sends it.
   * @returns the status; undefined without a response
   */
  send(): Promise<number | undefined>;
  /** True once the order is canceled and every tender has its money back. */
  isRefunded(): Promise<boolean>;
}

export function prepareCancelling(shopper: Shopper, order: Order): Cancelling {
  const key = randomUUID();
  const { orderNumber, orderId } = order;
  const cancel = async (): Promise<number | undefined> => {
    const sent = shopper.call('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber }, { 'idempotency-key': key });
    return (await sent.catch(() => undefined))?.status;
  };
  return {
    order,
    async send() {
      let status = await cancel();
      for (let time = 1; status === STATUS_BUSY && time < MAX_ATTEMPTS; time += 1) status = await cancel();
      return status;
    },
    async isRefunded() {
      const { progress, refunds = [] } = await shopper.read<Order>('GET', `/consumers-v3/consumer/purchase/${orderId}`);
      return progress === 'cancelled' && refunds.length > 0 && refunds.every(({ state }) => state === 'refunded');
    },
  };
}
