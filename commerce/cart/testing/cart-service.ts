import { QueryClient } from '@tanstack/react-query';
import type { Cart, CartItem } from '#generated/openapi/cart.ts';
import type { GiftOption } from '#generated/openapi/shared.ts';
import { createCalls } from '../../client/calls.ts';
import { createKeyedQueue } from '../../client/in-order.ts';
import { cartKey } from '../../query/cart-key.ts';
import type { CartEnvironment } from '../changes/change-cart.ts';

const price = { current: 10, original: 10, amount: 10, rowTotal: 10, highCurrent: 10, highOriginal: 10 };

export const createTestItem = (id: string, name: string, qty: number): CartItem => ({
  id,
  productId: 'TFR10ARAK3B',
  masterId: 'TFR10ARA',
  sku: `TARNFELL:TFR10ARA:${name}:M::1:`,
  upc: '123456789012',
  name,
  qty,
  maxQty: 9,
  price,
  pdpUrl: '/p/x',
  productImageURL: '/media/x',
  availability: { state: 'InStock', quantity: 9 },
  shippingOptions: [],
  isDigitalProduct: false,
  bonus: false,
  isCustoms: false,
  taxTotal: 0,
});

const totals = {
  total: 0,
  totalDiscount: 0,
  itemTotal: 0,
  totalWithoutTax: 0,
  shipping: 0,
  tax: 0,
  remainingToPay: 0,
  itemSubTotal: 0,
  netAmount: 0,
  taxAmount: 0,
  appliedRewards: 0,
};

export const createTestCart = (id: string, version: number, items: readonly CartItem[]): Cart => ({
  id,
  version,
  status: 'open',
  currency: 'USD',
  taxIncluded: false,
  totalItems: items.length,
  totals: { ...totals, totalUnits: items.reduce((sum, { qty }) => sum + qty, 0) },
  items: [...items],
  payment_instruments: [],
  shippingMethods: [],
  couponItems: [],
  orderPromotions: [],
  promoSummary: [],
  approachingDiscount: [],
  flash: [],
  customerNotifications: [],
});

export const createRejection = (status: number, errorId: string, detail: object = {}): Response =>
  Response.json({ appId: 'b', correlationId: 'c', errorDetails: [{ errorId, message: errorId, ...detail }] }, { status });

/** Intercepts a call: returns a response to use, or a promise to wait for first. */
export type Interceptor = (call: string) => Response | Promise<Response | undefined> | undefined;

/** A page with a fake service that stores one cart, as the gateway would. `tab` opens another page of the same browser. */
export function openCartPage(
  initial: Cart | null,
  obstacle: Interceptor = () => undefined,
  /** Delays a response that the service has created already. */
  deliver: (call: string) => Promise<unknown> = async () => undefined,
) {
  const inTurn = createKeyedQueue();
  let stored = initial;
  const coupons = new Set<string>();
  let created = 0;
  const requests: string[] = [];
  const reported: string[] = [];
  const drafts: string[] = [];
  const change = (items: readonly CartItem[]): Cart =>
    (stored = {
      ...createTestCart(stored?.id ?? '', (stored?.version ?? 0) + 1, items),
      couponItems: [...coupons].map((code) => ({ id: code, code, applied: true })),
    });

  const respond = (
    call: string,
    body: Partial<Record<'basketId' | 'sku' | 'itemId' | 'code' | 'promotionId', string>> & { qty?: number; giftOption?: GiftOption },
  ): Response => {
    if (call === 'POST /cart/v1/cart') return Response.json((stored = createTestCart(`new-${(created += 1)}`, 1, [])), { status: 201 });
    if (call === 'POST /cart/v1/cartWithItem') stored = createTestCart(`new-${(created += 1)}`, 0, []);
    const named = body.basketId ?? /cart\/v1\/cart\/([^/]+)/.exec(call)?.[1] ?? stored?.id;
    if (stored === null || (named !== 'current' && named !== stored.id)) return createRejection(404, 'BSK404');
    if (call.startsWith('GET')) return Response.json(stored);
    if (call === 'PUT /cart/v1/coupon') return Response.json((coupons.add(body.code ?? ''), change(stored.items)));
    if (call.startsWith('POST')) {
      const name = body.sku?.split(':')[2] ?? '';
      const row = stored.items.find(({ sku }) => sku === body.sku);
      const qty = body.qty ?? 1;
      const id = `${stored.id}-${name}`;
      return Response.json(
        change(
          row
            ? stored.items.map((item) => (item === row ? { ...row, qty: row.qty + qty } : item))
            : [
                ...stored.items,
                {
                  ...createTestItem(id, name, qty),
                  ...(body.giftOption ? { giftOption: body.giftOption } : {}),
                  ...(body.promotionId ? { bonus: true, promotionId: body.promotionId } : {}),
                },
              ],
        ),
      );
    }
    if (!stored.items.some(({ id }) => id === body.itemId)) return createRejection(404, 'ORD404');
    if (call.startsWith('DELETE')) return Response.json(change(stored.items.filter(({ id }) => id !== body.itemId)));
    return Response.json(change(stored.items.map((item) => (item.id === body.itemId ? { ...item, qty: body.qty ?? item.qty } : item))));
  };

  const fetch = async (request: Request): Promise<Response> => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.text();
    requests.push(text === '' ? call : `${call} ${text}`);
    const response = (await obstacle(call)) ?? respond(call, text === '' ? {} : (JSON.parse(text) as object));
    await deliver(call);
    return response;
  };

  const tab = (): CartEnvironment => ({
    client: new QueryClient(),
    calls: createCalls({ origin: 'http://gateway.test', fetch }),
    reportFailure: (error) => void reported.push(`failed ${error.errorId ?? ''}`),
    notifyRecreated: (lost) => void reported.push(`recreated, lost: ${lost.join() || 'nothing'}`),
    notifyChanged: () => undefined,
    mayReload: () => true,
    reload: () => void reported.push('reload'),
    wait: async () => undefined,
    runExclusively: (work) => inTurn('cart', work),
    moveDrafts: (from, to) => void drafts.push(`${from} → ${to}`),
  });
  const environment = tab();
  const { client } = environment;
  if (initial) client.setQueryData(cartKey, initial);
  return {
    environment,
    tab,
    requests,
    reported,
    /** Moves of unsent form input between carts. */
    drafts,
    /** Visible quantities by name. */
    shown: () => Object.fromEntries((client.getQueryData<Cart | null>(cartKey)?.items ?? []).map(({ name, qty }) => [name, qty])),
    stored: () => Object.fromEntries((stored?.items ?? []).map(({ name, qty }) => [name, qty])),
    items: () => stored?.items ?? [],
    coupons: () => [...coupons],
    /** Deletes the cart, as another tab or the service would. */
    lose() {
      stored = null;
      coupons.clear();
    },
  };
}
