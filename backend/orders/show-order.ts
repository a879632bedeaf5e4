import type { FlashMessage, Order } from '#generated/openapi/shared.ts';
import type { OrderPorts } from './order-ports.ts';
import type { OrderRecord } from './order-record.ts';
import { renderOrder } from './render-order.ts';

/** The open challenge of the order's issuer, which only the order's own customer may see. */
function challengeOf({ state, tenders }: OrderRecord, now: Date): FlashMessage[] {
  const challenge = tenders.find((tender) => tender.state === 'waiting')?.challenge;
  if (state !== 'authenticating' || !challenge || new Date(challenge.expiresAt) <= now) return [];
  return [{ type: 'PaymentNotAuthorized', details: [{ challenge }] }];
}

/** The open cart with the items of a cancelled order. */
async function readNextCart({ db }: Pick<OrderPorts, 'db'>, order: OrderRecord): Promise<Pick<Order, 'basketId'>> {
  if (order.state !== 'cancelled') return {};
  const cart = await db
    .selectFrom('carts')
    .select('id')
    .where('id', '=', order.next_cart_id ?? order.cart_id)
    .where('customer_id', '=', order.customer_id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return cart ? { basketId: cart.id } : {};
}

/** An order for its own customer: with what they still have to do for it, and the cart to go on with if it is cancelled. */
export async function showOrder(
  ports: Pick<OrderPorts, 'db' | 'clock' | 'deliveryKinds' | 'tenderKinds'>,
  order: OrderRecord,
): Promise<Order> {
  return { ...renderOrder(ports, order), flash: challengeOf(order, ports.clock.now()), ...(await readNextCart(ports, order)) };
}
