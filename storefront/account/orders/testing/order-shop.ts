import { sampleItem, sampleOrder } from '#commerce/cart/cart.fixtures.ts';
import { sampleCountries } from '#commerce/checkout/checkout.fixtures.ts';
import type { AccountPageModel, FormModel } from '#commerce/account/form-model.ts';
import type { OrderSectionContent } from '#commerce/orders/history/order-model.ts';
import type { Order, UnitCounts } from '#generated/openapi/shared.ts';
import { createTestContext, createShopService, type Responder } from '../../../session/testing/shop-service.ts';
import type { ScreenRequest } from '../../../screen/define-screen.ts';
import { minimalProfile, profileCall } from '../../testing/account-shop.ts';

export const orderNumber = 'TF-2611-000123';
export const lookup = { orderNumber, email: 'robin@example.com' };
/** The time in all tests. */
export const now = new Date('2026-11-25T15:00:00Z');
/** Cookies of a guest with a session. */
export const guest = 'cairn.at.TARNFELL-US=access-0; cairn.rt.TARNFELL-US=refresh-token-number-0';

export const noUnits: UnitCounts = {
  cancelled: 0,
  packed: 0,
  shipped: 0,
  delivered: 0,
  returning: 0,
  returned: 0,
  cancellable: 0,
  returnable: 0,
};

const address = sampleOrder.shippingAddress;

/** Two jackets and a hat in one shipment, paid and not packed. */
export const openOrder: Order = {
  ...sampleOrder,
  progress: 'placed',
  allowed: { cancel: true, return: false, changeAddress: true, documents: [] },
  timeline: [{ at: '2026-11-21T08:30:00Z', event: 'accepted' }],
  items: [
    { ...sampleItem, shippingId: 'me', units: { ...noUnits, cancellable: 2 } },
    {
      ...sampleItem,
      id: 'item-2',
      name: 'Hearth Beanie',
      qty: 1,
      taxTotal: 2.69,
      price: { ...sampleItem.price, amount: 30, rowTotal: 30 },
      shippingId: 'me',
      units: { ...noUnits, cancellable: 1 },
    },
  ],
  totals: { ...sampleOrder.totals, itemSubTotal: 390, itemTotal: 390, shipping: 8, tax: 35.63, taxAmount: 35.63, total: 433.63 },
  shipments: [
    {
      shippingId: 'me',
      shippingMethod: { code: 'standard', label: 'Standard', deliveryTime: '3-5', price: 8 },
      itemIds: ['item-1', 'item-2'],
      progress: 'placed',
      expectedOn: '2026-11-27',
      ...(address ? { address } : {}),
    },
  ],
  paymentMethod: sampleOrder.paymentMethod.map((payment) => ({ ...payment, amount: 433.63 })),
};

const [jacket, hat] = openOrder.items;

/** One jacket is delivered, the other one is shipped and late; the hat is canceled and refunded. */
export const movedOrder: Order = {
  ...openOrder,
  progress: 'shipped',
  allowed: { cancel: false, return: true, returnUntil: '2026-12-24', changeAddress: false, documents: ['INVOICE', 'CREDIT_NOTE'] },
  items: [
    ...(jacket ? [{ ...jacket, units: { ...noUnits, packed: 2, shipped: 2, delivered: 1, returnable: 1 } }] : []),
    ...(hat ? [{ ...hat, units: { ...noUnits, cancelled: 1 } }] : []),
  ],
  shipments: openOrder.shipments.map((shipment) => ({
    ...shipment,
    progress: 'shipped' as const,
    parcels: [
      { parcelId: 'p-1', state: 'delivered' as const, items: [{ itemId: 'item-1', qty: 1 }], deliveredAt: '2026-11-24T18:00:00Z' },
      {
        parcelId: 'p-2',
        state: 'shipped' as const,
        items: [{ itemId: 'item-1', qty: 1 }],
        carrier: 'Northway',
        trackingNumber: 'NW123456789',
        trackingUrl: 'https://carrier.example/NW123456789',
        expectedOn: '2026-11-27',
        isDelayed: true,
      },
    ],
  })),
  timeline: [
    { at: '2026-11-21T08:30:00Z', event: 'accepted' },
    { at: '2026-11-22T09:00:00Z', event: 'cancelled', items: [{ itemId: 'item-2', qty: 1 }] },
    { at: '2026-11-22T09:00:05Z', event: 'refunded', amount: 32.69 },
    { at: '2026-11-23T14:00:00Z', event: 'shipped', shippingId: 'me', parcelId: 'p-2', carrier: 'Northway', trackingNumber: 'NW123456789' },
    { at: '2026-11-25T02:30:00Z', event: 'delayed', shippingId: 'me', parcelId: 'p-2', expectedOn: '2026-11-27' },
  ],
  refunds: [
    {
      refundId: '3f0e7c52-2f5b-4e0b-8c61-8a5f4f3d2b10',
      reason: 'cancelled',
      state: 'refunded',
      createdAt: '2026-11-22T09:00:00Z',
      refundedAt: '2026-11-22T09:00:05Z',
      amount: 32.69,
      items: [{ itemId: 'item-2', qty: 1, amount: 32.69 }],
      payments: openOrder.paymentMethod.map(({ paymentInstrumentId, payment_method_id }) => ({
        paymentInstrumentId,
        payment_method_id,
        amount: 32.69,
        state: 'refunded' as const,
      })),
      creditNoteNumber: 'TF-CN-2611-000007',
    },
  ],
};

/** Paths of the calls. */
export const calls = {
  order: `GET /consumers-v3/consumer/purchase/${orderNumber}`,
  track: 'POST /consumers-v3/consumer/TrackOrder',
  cancel: 'POST /consumers-v3/consumer/CancelOrder',
  preview: `POST /consumers-v3/consumer/purchase/${openOrder.orderId}/refundPreview`,
  returnLabel: `POST /consumers-v3/consumer/return/${openOrder.orderId}/returnLabel`,
  patch: `PATCH /cart/v2/checkout/order/${orderNumber}`,
  resend: 'POST /consumers-v3/consumer/resendGiftCardEmail',
  history: 'POST /consumers-v3/consumer/purchasehistory',
} as const;

/** A request to an order page that records the calls' bodies. */
export function createOrderRequest(
  path: string,
  responses: Readonly<Record<string, Responder>> = {},
  cookie = '',
): ScreenRequest & { readonly requests: readonly string[] } {
  const createCountries = (): Response => Response.json({ countries: sampleCountries });
  const known = { [profileCall]: () => Response.json(minimalProfile), 'GET /consumers-v3/utilities/countryList': createCountries };
  const service = createShopService({ ...known, ...responses });
  service.good.add('access-0');
  const url = `http://localhost:4000/en-us${path}`;
  const request = new Request(url, { headers: { cookie } });
  const order = /\/orders\/(?!track)([^/?]+)/.exec(path)?.[1];
  const context = createTestContext(request, { ...service.services, now: () => now });
  return { params: order === undefined ? {} : { order }, context, requests: service.requests };
}

export const respondWith =
  (body: unknown, status = 200): Responder =>
  () =>
    Response.json(body, { status });

/** Responds, and records the body of each request. */
export function recordAndRespond(sent: unknown[], body: unknown, status = 200): Responder {
  return async (request) => {
    sent.push(await request.json());
    return Response.json(body, { status });
  };
}

/** The parts of an order page, by name. */
export function getParts<Name extends OrderSectionContent<FormModel>['name']>(
  { sections }: AccountPageModel,
  name: Name,
): readonly Extract<OrderSectionContent<FormModel>, { readonly name: Name }>[] {
  return sections.flatMap((section) =>
    section.kind === 'order' && section.content.name === name
      ? [section.content as Extract<OrderSectionContent<FormModel>, { readonly name: Name }>]
      : [],
  );
}

export const loadedMessages = { messages: {}, errorMessages: { unknown: '' } };
