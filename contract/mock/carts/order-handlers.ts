import type { OperationResponse } from '#generated/openapi/operations.ts';
import { getExample } from '../responses/get-example.ts';
import { MockError, type MockContext, type MockHandlers } from '../mock-handler.ts';
import { createCartPresenter } from './cart-handlers.ts';
import { assertPlaceable } from './assert-placeable.ts';
import type { CheckoutPorts } from './checkout-handlers.ts';
import { shipmentId } from './render-cart.ts';

type Order = OperationResponse<'getOrder'>;

/** Maximum number of orders. The oldest are evicted. */
const MAX_ORDERS = 10_000;

interface StoredOrder {
  readonly order: Order;
  readonly customerId: string;
}

export interface OrderPorts extends CheckoutPorts {
  readonly now: () => Date;
}

/** Orders in memory. Every customer has the order of the contract's examples. */
export function createOrderHandlers(ports: OrderPorts) {
  const { carts, newId, now } = ports;
  const present = createCartPresenter(ports);
  const orders = new Map<string, StoredOrder>();
  const byKey = new Map<string, Order>();
  let placed = 0;

  function find(matches: (order: Order) => boolean, customerId?: string): Order {
    const stored = [...orders.values()].find((one) => (customerId === undefined || one.customerId === customerId) && matches(one.order));
    if (stored) return stored.order;
    const example = getExample('getOrder', 200);
    if (matches(example)) return example;
    throw new MockError(404, 'OHS4004', 'Order not found.');
  }

  function place(context: MockContext, cartId: string): Order {
    const cart = present(carts.find(context, cartId), context);
    if (cart.status !== 'open') throw new MockError(404, 'BSK404', 'The cart is ordered already.');
    const address = assertPlaceable(cart);
    const orderId = newId();
    carts.change(context, cartId, () => ({ status: 'ordered', orderId }));
    placed += 1;
    const [shipment] = cart.shippingMethods;
    const method = shipment?.applicableShippingMethods.find(({ code }) => code === shipment.code);
    const order: Order = {
      orderNumber: `TF-2611-${String(placed).padStart(6, '0')}`,
      orderId,
      status: 'finalised',
      processing: false,
      finalised: true,
      placedAt: now().toISOString(),
      email: cart.email ?? 'robin@example.com',
      currency: cart.currency,
      taxIncluded: cart.taxIncluded,
      totals: { ...cart.totals, remainingToPay: 0 },
      items: cart.items.map(({ maxQty: _max, availability: _stock, shippingOptions: _options, variants: _variants, ...item }) => ({
        ...item,
        shippingId: shipmentId,
      })),
      shipments: method ? [{ shippingId: shipmentId, shippingMethod: method, itemIds: cart.items.map(({ id }) => id), address }] : [],
      paymentMethod: cart.payment_instruments,
      orderPromotions: cart.orderPromotions,
      promoSummary: cart.promoSummary,
      flash: [],
      basketId: cart.id,
      shippingAddress: address,
      billingAddress: cart.billingAddress ?? { ...address, id: 'addr-2', approachType: 'B' },
    };
    orders.set(orderId, { order, customerId: context.customer.id });
    const [oldest] = orders.keys();
    if (orders.size > MAX_ORDERS && oldest !== undefined) orders.delete(oldest);
    return order;
  }

  const clear = (): void => {
    orders.clear();
    byKey.clear();
  };

  const handlers = {
    placeOrder: ({ headers, body: { cartId }, context }) => {
      // A repeated request gets the first response.
      const key = `${context.customer.id} ${headers['idempotency-key']}`;
      const repeated = byKey.get(key);
      if (repeated) return { status: 200, body: repeated };
      const order = place(context, cartId);
      byKey.set(key, order);
      return { status: 201, body: order };
    },
    patchOrder: ({ params: { orderNumber } }) => ({ body: find((order) => order.orderNumber === orderNumber) }),
    getOrder: ({ params: { orderId }, context }) => ({
      body: find((order) => order.orderId === orderId, context.customer.id),
    }),
    trackOrder: ({ body: { orderNumber } }) => ({ body: find((order) => order.orderNumber === orderNumber) }),
    cancelOrder: ({ body: { orderNumber }, context }) => {
      const order = find((one) => one.orderNumber === orderNumber, context.customer.id);
      const cancelled: Order = { ...order, status: 'cancelled', cancelReason: 'CUSTOMER' };
      if (orders.has(order.orderId)) orders.set(order.orderId, { order: cancelled, customerId: context.customer.id });
      return { body: cancelled };
    },
    getPurchaseHistory: ({ context }) => {
      const own = [...orders.values()].filter(({ customerId }) => customerId === context.customer.id);
      const example = getExample('getPurchaseHistory', 200);
      const summaries = own.toReversed().map(({ order }) => ({
        orderNumber: order.orderNumber,
        orderId: order.orderId,
        status: order.status,
        placedAt: order.placedAt,
        currency: order.currency,
        total: order.totals.total,
        totalUnits: order.totals.totalUnits,
        items: order.items.map(({ name, productImageURL, qty, pdpUrl }) => ({ name, productImageURL, qty, pdpUrl })),
      }));
      return { body: { orders: [...summaries, ...example.orders] as typeof example.orders } };
    },
  } satisfies MockHandlers;
  return { handlers, clear };
}
