import type { CartPayment } from '../database/documents/cart-document.ts';
import { shopOf } from '../sites/shop-site.ts';
import type { OrderPorts } from './order-ports.ts';
import { describeCard } from '../payments/describe-card.ts';
import { paymentRequired, type PaymentFault } from '../payments/payment-problems.ts';
import { badRequest } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import type { PlacedOrder } from '#generated/openapi/cart.ts';
import { beginOrder } from './begin-order.ts';
import { findOrder } from './order-record.ts';
import { renderOrder } from './render-order.ts';
import { settleOrder } from './settle-order.ts';

async function newPayment(ports: OrderPorts, { paymentMethod }: PlacedOrder): Promise<CartPayment | null> {
  const { token, payment_method_id: method } = paymentMethod ?? {};
  if (!token) return null;
  if (method !== 'CREDIT_CARD') throw badRequest([`body/paymentMethod/payment_method_id: ${method ?? ''} is not offered on this site`]);
  return { id: ports.ids.uuid(), token, amountMinor: null, card: await describeCard(ports, token) };
}

/** Places the order of a cart, once: two transactions with the payment between them. The same key again is answered the same. */
export function createPlaceOrder(ports: OrderPorts): Handler<'placeOrder'> {
  return {
    async handle({ body, headers, context }) {
      const shop = shopOf(context);
      const key = headers['idempotency-key'];
      // A token may have been used up by the very order that is asked for again.
      const earlier = body.paymentMethod?.token ? await findOrder(ports.db, context.customer.id, key, body.cartId) : undefined;
      const payment = earlier ? null : await newPayment(ports, body);
      const placement = { context, shop, key, body, payment };
      const { order } = await ports.db.transaction().execute((transaction) => beginOrder(transaction, placement, ports));
      const settled = order.status === 'processing' ? await settleOrder(ports, order) : order;
      if (settled.status === 'cancelled') throw paymentRequired((settled.cancel_reason ?? 'PAY400') as PaymentFault);
      return { status: settled.idempotency_key === key ? 201 : 200, body: renderOrder(settled) };
    },
  };
}
