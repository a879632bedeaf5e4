import type { FlashMessage, Order } from '#generated/openapi/shared.ts';
import { createOrderActivity } from './activity/create-order-activity.ts';
import { readOrderActivity, type OrderActivity } from './activity/read-order-activity.ts';
import { renderOrderActivity } from './activity/render-order-activity.ts';
import { erasedRecipient } from '../mail/queue-mail.ts';
import { getShopContext } from '../sites/shop-site.ts';
import { toAccountOrder } from './history/show-looked-up-order.ts';
import type { OrderPorts } from './order-ports.ts';
import type { OrderRecord } from './order-record.ts';
import { renderOrder } from './render-order.ts';

/** The open challenge of the order's issuer. Only the order's customer may see it. */
function getChallenge({ state, tenders }: OrderRecord, now: Date): FlashMessage[] {
  const challenge = tenders.find((tender) => tender.state === 'waiting')?.challenge;
  if (state !== 'authenticating' || !challenge || new Date(challenge.expiresAt) <= now) return [];
  return [{ type: 'PaymentNotAuthorized', details: [{ challenge }] }];
}

/** The open cart with the items of a canceled order. */
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

export type ShowingPorts = Pick<OrderPorts, 'db' | 'clock' | 'deliveryKinds' | 'tenderKinds' | 'returnRules'>;

/** An order for its own customer, with pending steps such as a challenge, and the new cart if it is canceled. */
async function show(ports: ShowingPorts, order: OrderRecord, afterwards: OrderActivity | undefined): Promise<Order> {
  const now = ports.clock.now();
  const rendered = renderOrder(ports, order);
  const { days } = ports.returnRules(getShopContext({ siteId: order.site_id }).site);
  const shown = afterwards ? renderOrderActivity(ports, rendered, order, afterwards, { now, days }) : rendered;
  // Customer service sees goods and amounts only.
  if (order.erased_at !== null) return { ...toAccountOrder(shown), email: erasedRecipient };
  return {
    ...shown,
    flash: getChallenge(order, now),
    ...(await readNextCart(ports, order)),
  };
}

/** An order for its own customer, with its history since the payment. */
export async function showOrder(ports: ShowingPorts, order: OrderRecord): Promise<Order> {
  if (order.progress === null) return show(ports, order, undefined);
  return show(ports, order, (await readOrderActivity(ports.db, [order.id])).get(order.id));
}

/** An order that this request has just placed. Its history is empty, so no statement is needed. */
export const showNewOrder = (ports: ShowingPorts, order: OrderRecord): Promise<Order> =>
  show(ports, order, order.progress === null ? undefined : createOrderActivity(order));
