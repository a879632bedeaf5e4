import { assertKnownCustomer } from '../../authentication/authenticate.ts';
import type { CustomerContext } from '../../router/call-context.ts';
import { CallError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import type { OrderPorts } from '../order-ports.ts';
import type { OrderRecord } from '../order-record.ts';
import { countRefusedCard } from '../placing/card-trials.ts';
import { settleAfterChallenge } from '../settlement/settle-order.ts';
import { showOrder } from '../show-order.ts';

async function readOwnOrder({ db }: Pick<OrderPorts, 'db'>, { customer }: CustomerContext, orderNumber: string): Promise<OrderRecord> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', orderNumber)
    .where('customer_id', '=', customer.id)
    .executeTakeFirst();
  if (order) return order;
  await assertKnownCustomer(db, customer);
  throw new CallError(404, 'OHS4004', ['There is no such order.']);
}

/** @throws CallError 409 API400 for the authentication of another order, and for one that a later challenge has replaced */
function assertOwnChallenge({ tenders }: OrderRecord, authenticationId: string): void {
  if (!tenders.some((tender) => tender.authenticationId === authenticationId))
    throw new CallError(409, 'API400', ['body/authenticationId: is not of this order']);
}

/**
 * Goes on with an order after a challenge. The partner's server decides how the challenge ended, whatever the page saw of it; requests that
 * come twice, late or at the same time as the order's job get the order as it is.
 */
export function createPatchOrder(ports: OrderPorts): Handler<'patchOrder'> {
  return {
    async handle({ params: { orderNumber }, body: { authenticationId, result }, context }) {
      const order = await readOwnOrder(ports, context, orderNumber);
      assertOwnChallenge(order, authenticationId);
      const settled = await settleAfterChallenge(ports, order, result === 'cancelled');
      if (settled.state === 'cancelled' && order.state !== 'cancelled')
        await countRefusedCard(ports.limiter, { context, body: { cartId: order.cart_id } });
      return { body: await showOrder(ports, settled) };
    },
  };
}
