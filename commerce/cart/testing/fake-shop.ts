import type { AddressValidation, Cart, CartItem, ChangedItem, PaymentMethod, ShippingMethodChoice } from '#generated/openapi/cart.ts';
import type { AddressInput, Contact } from '#generated/openapi/shared.ts';
import { sampleOrder } from '../cart.fixtures.ts';
import { createRejection } from './cart-service.ts';
import { withDelivery } from './fake-delivery.ts';
import { searchPoints, searchStores, withContact, type PlaceQuery } from './fake-places.ts';
import { withCoupon, withGift, removeCoupon, removeRow } from './fake-promotions.ts';
import { withAdjustment } from './fake-adjustments.ts';
import { handleAccountRequest, sampleAccount, withAmounts, withTenders, type FakeAccount } from './fake-tenders.ts';

export interface FakeShop {
  readonly fetch: typeof fetch;
  /** "METHOD path" of each request. */
  readonly requests: string[];
  /** Bodies of the requests of this operation. */
  readonly getSentBodies: (call: string) => readonly object[];
  readonly cart: () => Cart | null;
  /** Makes the service forget the cart. */
  readonly loseCart: () => void;
  /** Changes the cart on the side of the service. */
  readonly convert: (changes: Partial<Cart>) => void;
  /** Rejects the next request that starts with `call`, or leaves it without response. */
  readonly rejectNext: (call: string, status: number, errorId?: string, detail?: object) => void;
  /** Response of the address validation. */
  validation: AddressValidation;
  paymentMethods: readonly PaymentMethod[];
  /** The customer's saved data, and the available balances. */
  account: FakeAccount;
  /** URL of the card form's frame. */
  frameUrl: string;
}

interface Body extends PlaceQuery {
  readonly couponId?: string;
  readonly promotionId?: string;
  readonly itemId?: string;
  readonly qty?: number;
  readonly sku?: string;
  /** Code of a shipping method or coupon. */
  readonly code?: string;
  readonly shippingId?: string;
  readonly address?: AddressInput;
  readonly contact?: Contact;
  readonly useAsBilling?: boolean;
}

/** Fake gateway with one cart, for stories and browser tests. It follows the contract as far as screens need it. */
export function createFakeShop(initial: Cart | null): FakeShop {
  let cart = initial;
  const requests: string[] = [];
  const bodies: { readonly call: string; readonly body: Body }[] = [];
  const rejections: { readonly call: string; readonly response: Response }[] = [];
  const removed = new Map<string, CartItem>();
  let lost: Cart | undefined;

  const change = (changes: Partial<Cart>): Response => {
    if (!cart) return createRejection(404, 'BSK404');
    const next = { ...cart, ...changes, version: cart.version + 1, flash: [] };
    cart = withAmounts({ ...next, totalItems: next.items.length, totals: computeTotals(next) });
    return Response.json(cart);
  };
  const respond = (call: string, body: Body, query: URLSearchParams): Response => {
    if (call === 'POST /api/cart/v1/cart' && !cart && lost) {
      cart = { ...lost, id: `${lost.id.slice(0, -1)}9`, items: [] };
      return change({});
    }
    if (call === 'POST /api/stores/v1/search') return Response.json(searchStores(body));
    if (call === 'POST /api/stores/v1/collectionPoints') return Response.json(searchPoints(body));
    const account = handleAccountRequest(call, query.get('types'), shop.account);
    if (account) return account;
    if (!cart) return createRejection(404, 'BSK404');
    const { items } = cart;
    if (/^GET .*\/paymentMethods$/.test(call)) return Response.json({ paymentMethods: shop.paymentMethods });
    if (/^GET .*\/paymentSession/.test(call))
      return Response.json({
        sessionId: query.has('savedPaymentId') ? 'ps_fake_code' : 'ps_fake_session',
        type: 'card',
        frameUrl: shop.frameUrl,
        origin: new URL(shop.frameUrl).origin,
        expiresAt: '2030-01-01T00:00:00Z',
      });
    if (/^GET .*\/cart\/v1\/cart\/[^/]+$/.test(call)) return Response.json(cart);
    if (call.endsWith('/validation')) return Response.json(shop.validation);
    if (call === 'PUT /api/cart/v2/checkout/order') {
      cart = null;
      return Response.json(sampleOrder, { status: 201 });
    }
    const adjusted = withAdjustment(call, body, cart);
    if (adjusted) return change(adjusted);
    if (call.endsWith('/prepareOrder')) return change({});
    if (call === 'DELETE /api/cart/v1/item') {
      for (const item of items) if (item.id === body.itemId) removed.set(item.sku, item);
      return change(removeRow(cart, body.itemId ?? ''));
    }
    if (call === 'PUT /api/cart/v1/coupon') return change(withCoupon(cart, body.code ?? ''));
    if (call === 'DELETE /api/cart/v1/coupon') return change(removeCoupon(cart, body.couponId ?? ''));
    if (call === 'POST /api/cart/v1/item' && body.promotionId !== undefined)
      return change(withGift(cart, body.promotionId, body.sku ?? ''));
    if (call === 'POST /api/cart/v1/item') {
      const item = removed.get(body.sku ?? '');
      return item ? change({ items: [...items, { ...item, id: `${item.id}-again` }] }) : createRejection(404, 'ORD404');
    }
    if (/^PUT .*\/item$/.test(call)) return change({ items: items.map((item) => applyChange(item, body as ChangedItem)) });
    if (call.endsWith('/shippingMethod')) return change(withDelivery(cart, body as ShippingMethodChoice));
    if (call.endsWith('/shippingAddress') && body.contact) return change(withContact(cart, body.contact, body.shippingId));
    if (call.endsWith('/shippingAddress') && body.address) {
      const address = { id: 'addr-1', approachType: 'S' as const, main: true, ...body.address };
      const billing = body.useAsBilling ? { billingAddress: { ...address, id: 'addr-2', approachType: 'B' as const } } : {};
      return change({
        shippingAddress: address,
        ...billing,
        ...(address.recipientContactEmail ? { email: address.recipientContactEmail } : {}),
      });
    }
    if (call.endsWith('/billingAddress'))
      return change({
        billingAddress: {
          ...(cart.shippingAddress as NonNullable<Cart['shippingAddress']>),
          ...body.address,
          id: 'addr-2',
          approachType: 'B',
        },
      });
    const paid = withTenders(call, body, cart, shop.account);
    if (paid) return paid instanceof Response ? paid : change(paid);
    return createRejection(404, 'API404');
  };

  const shop: FakeShop = {
    requests,
    getSentBodies: (name) => bodies.filter(({ call }) => call === name).map(({ body }) => body),
    cart: () => cart,
    convert: (changes) => {
      if (cart) cart = { ...cart, ...changes };
    },
    loseCart() {
      for (const item of cart?.items ?? []) removed.set(item.sku, item);
      lost = cart ?? undefined;
      cart = null;
    },
    validation: { valid: true, faults: [] },
    account: sampleAccount,
    paymentMethods: [{ id: 'CREDIT_CARD', code: 'CREDIT_CARD', label: 'Card', kind: 'card' }],
    frameUrl: 'https://pay.partner.example/card-fields',
    rejectNext: (call, status, errorId, detail) =>
      void rejections.push({
        call,
        response: errorId === undefined ? new Response('down', { status }) : createRejection(status, errorId, detail),
      }),
    async fetch(input, init) {
      const request = new Request(input, init);
      const url = new URL(request.url);
      const call = `${request.method} ${url.pathname}`;
      requests.push(call);
      const body = request.method === 'GET' ? {} : ((await request.json().catch(() => ({}))) as Body);
      bodies.push({ call, body });
      const at = rejections.findIndex((rejection) => call.startsWith(rejection.call));
      const [rejection] = at < 0 ? [] : rejections.splice(at, 1);
      if (rejection) return rejection.response;
      return respond(call, body, url.searchParams);
    },
  };
  return shop;
}

function applyChange(item: CartItem, { itemId, qty = item.qty, giftOption = item.giftOption }: ChangedItem): CartItem {
  if (item.id !== itemId) return item;
  return { ...item, qty, giftOption: giftOption ?? undefined, price: { ...item.price, rowTotal: item.price.amount * qty } };
}

function computeTotals({ items, totals, shippingMethods, orderPromotions }: Cart): Cart['totals'] {
  const itemSubTotal = items.reduce((sum, { price }) => sum + price.rowTotal, 0);
  const itemTotal = itemSubTotal - orderPromotions.reduce((sum, { amount }) => sum + amount, 0);
  const [shipment] = shippingMethods;
  const shipping = shipment?.applicableShippingMethods.find(({ code }) => code === shipment.code)?.price ?? 0;
  const total = itemTotal + shipping + totals.tax;
  return {
    ...totals,
    itemSubTotal,
    itemTotal,
    totalDiscount: itemSubTotal - itemTotal,
    shipping,
    total,
    totalUnits: items.reduce((sum, { qty }) => sum + qty, 0),
  };
}
