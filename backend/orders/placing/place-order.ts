import type { PlacedOrder } from '#generated/openapi/cart.ts';
import type { CartTender, OrderTender } from '../../database/documents/tender-document.ts';
import { createPaymentError, type PaymentFault } from '../../payments/payment-problems.ts';
import { CallError } from '../../router/call-error.ts';
import type { CallCustomer, CustomerContext } from '../../router/call-context.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { validateTender } from '../../tenders/validate-tender.ts';
import { reserveTenderData } from '../../tenders/tenders.ts';
import { beginOrder } from './begin-order.ts';
import { countDeclinedCard } from './limit-declined-cards.ts';
import type { OrderPorts } from '../order-ports.ts';
import { findOrder, type OrderRecord } from '../order-record.ts';
import { showNewOrder, showOrder } from '../show-order.ts';
import { settleWhileWaiting } from '../settlement/settle-order.ts';

async function createTender(
  ports: OrderPorts,
  context: CustomerContext,
  { cartId, paymentMethod }: PlacedOrder,
): Promise<CartTender | null> {
  if (!paymentMethod || 'paymentInstrumentId' in paymentMethod) return null;
  const source = { basketId: cartId, context, shop: getShopContext(context), cart: null };
  const admitted = await validateTender(ports, paymentMethod, source, 'body/paymentMethod');
  await reserveTenderData(ports.db, admitted);
  return admitted.tender;
}

/** The failed payment; undefined if the order was canceled for another reason. */
const findFailedTender = ({ tenders }: OrderRecord): OrderTender | undefined => tenders.find(({ fault }) => fault !== null);

/** @throws CallError 403 AUT401 for a store or an employee other than the session's, or if the session is no associate's */
function assertOwnSale({ inStoreSalesInfo }: PlacedOrder, { staff }: CallCustomer): void {
  if (!inStoreSalesInfo) return;
  if (staff?.store?.id === inStoreSalesInfo.storeId && staff.id === inStoreSalesInfo.storeEmployeeId) return;
  throw new CallError(403, 'AUT401', ["inStoreSalesInfo names the store and the employee of an associate's session."]);
}

/**
 * Places the order of a cart once: stores it in one statement, then settles its tenders with their partners. Repeating the key returns the
 * same response; while a partner does not respond, the order is returned as processing.
 */
export function createPlaceOrder(ports: OrderPorts): Handler<'placeOrder'> {
  return {
    async handle({ body, headers, query, context }) {
      const shop = getShopContext(context);
      assertOwnSale(body, context.customer);
      const key = headers['idempotency-key'];
      // A repeated request may have consumed the token and the bot check already.
      const isPlaced = async (): Promise<boolean> => (await findOrder(ports.db, context.customer.id, key, body.cartId)) !== undefined;
      const ignoreIfPlaced = async (error: unknown): Promise<null> => {
        if (await isPlaced()) return null;
        throw error;
      };
      const attempt = { action: 'place-order', context, about: context.customer.id } as const;
      await ports.botChecks.assertHuman({ ...attempt, response: body.captchaResponse }).catch(ignoreIfPlaced);
      const tender = await createTender(ports, context, body).catch(ignoreIfPlaced);
      const placement = { context, shop, key, body, tender, favStoreId: query.favStoreId };
      const order = await beginOrder(ports, placement);
      const settled = await settleWhileWaiting(ports, order);
      if (settled.state === 'cancelled') {
        // Reports the rejection of a canceled order again, without a new attempt.
        if (order.state !== 'cancelled')
          await Promise.all([countDeclinedCard(ports.limiter, { context, body }), ports.botChecks.recordFailure(attempt)]);
        throw createPaymentError((settled.cancel_reason ?? 'PAY400') as PaymentFault, findFailedTender(settled));
      }
      const show = order.state === 'finalised' ? showOrder : showNewOrder;
      return { status: settled.idempotency_key === key ? 201 : 200, body: await show(ports, settled) };
    },
  };
}
