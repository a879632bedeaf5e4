import { CallError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import { changeAddress } from '../address-change/change-address.ts';
import { findOrderFor, findOwnOrder } from '../find-order.ts';
import type { OrderPorts } from '../order-ports.ts';
import type { OrderRecord } from '../order-record.ts';
import { countDeclinedCard } from '../placing/limit-declined-cards.ts';
import { settleAfterChallenge } from '../settlement/settle-order.ts';
import { showOrder } from '../show-order.ts';

/** @throws CallError 409 API400 for the authentication of another order, and for one replaced by a later challenge */
function assertOwnChallenge({ tenders }: OrderRecord, authenticationId: string): void {
  if (!tenders.some((tender) => tender.authenticationId === authenticationId))
    throw new CallError(409, 'API400', ['body/authenticationId: is not of this order']);
}

/**
 * Continues an order after a challenge, or changes the address of a shipment. The partner's server decides how the challenge ended,
 * whatever the page reports; repeated and late requests get the order in its current state.
 */
export function createPatchOrder(ports: OrderPorts): Handler<'patchOrder'> {
  return {
    async handle({ params: { orderNumber }, body, context }) {
      if ('address' in body) {
        const addressed = await findOrderFor(ports, context, { orderNumber, email: body.email });
        return { body: await showOrder(ports, await changeAddress(ports, addressed, body)) };
      }
      const order = await findOwnOrder(ports, context, orderNumber);
      const { authenticationId, result } = body;
      assertOwnChallenge(order, authenticationId);
      const settled = await settleAfterChallenge(ports, order, result === 'cancelled');
      if (settled.state === 'cancelled' && order.state !== 'cancelled')
        await countDeclinedCard(ports.limiter, { context, body: { cartId: order.cart_id } });
      return { body: await showOrder(ports, settled) };
    },
  };
}
