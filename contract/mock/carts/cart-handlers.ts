import type { Cart } from '#generated/openapi/cart.ts';
import { MockError, type MockContext, type MockHandlers } from '../mock-handler.ts';
import type { MockShop } from '../catalog/mock-shop.ts';
import { findVariant } from '../catalog/find-style.ts';
import type { CartStore } from './cart-store.ts';
import { parsePercentOff } from './compute-totals.ts';
import type { MockCart, MockLine } from './mock-cart.ts';
import { renderCart } from './render-cart.ts';

export interface CartPorts {
  readonly shop: MockShop;
  readonly carts: CartStore;
  readonly newId: () => string;
}

interface Added {
  readonly sku: string;
  readonly qty: number;
}

/** The response to every change of a cart. */
export const createCartPresenter =
  ({ shop }: CartPorts) =>
  (cart: MockCart, { site }: MockContext): Cart =>
    renderCart(cart, shop, site);

const toAdded = (body: { readonly qty?: number } & ({ readonly sku: string } | { readonly product: string })): Added => ({
  sku: 'sku' in body ? body.sku : body.product,
  qty: body.qty ?? 1,
});

/** Operations of carts, their lines and their coupons. */
export function createCartHandlers(ports: CartPorts) {
  const { carts, newId } = ports;
  const present = createCartPresenter(ports);
  const change = (context: MockContext, cartId: string, changed: (cart: MockCart) => Partial<MockCart>) => ({
    body: present(carts.change(context, cartId, changed), context),
  });

  /** Validates the quantity of a variant against stock and limit. */
  function checkQuantity({ site }: MockContext, { sku, qty }: Added): void {
    const { style } = findVariant(ports.shop, site, sku);
    if (qty > style.maxQty) throw new MockError(409, 'INV408', `At most ${style.maxQty} of ${sku}.`);
    if (qty > ports.shop.stockOf(sku)) throw new MockError(409, 'INV700', `Not enough of ${sku} in stock.`);
  }

  function addItem(context: MockContext, lines: readonly MockLine[], item: Added): readonly MockLine[] {
    const line = lines.find(({ sku }) => sku === item.sku) ?? { id: newId(), sku: item.sku, qty: 0 };
    const next = { ...line, qty: line.qty + item.qty };
    checkQuantity(context, next);
    return lines.includes(line) ? lines.map((one) => (one === line ? next : one)) : [...lines, next];
  }

  function createWithItem(context: MockContext, item: Added) {
    const lines = addItem(context, [], item);
    const { id } = carts.create(context);
    return {
      status: 201,
      body: present(
        carts.change(context, id, () => ({ lines })),
        context,
      ),
    };
  }

  return {
    createCart: ({ context }) => ({ status: 201, body: present(carts.create(context), context) }),
    createCartWithItem: ({ body, context }) => createWithItem(context, toAdded(body)),
    reserveWithItem: ({ query: { sku, qty = 1 }, context }) => createWithItem(context, { sku, qty }),
    getCart: ({ params: { basketId }, context }) => ({ body: present(carts.find(context, basketId), context) }),
    addItem: ({ body, context }) => change(context, body.basketId, ({ lines }) => ({ lines: addItem(context, lines, toAdded(body)) })),
    updateItem: ({ params: { basketId }, body: { itemId, qty, sku }, context }) =>
      change(context, basketId, ({ lines }) => {
        const line = findLine(lines, itemId);
        const rest = lines.filter((one) => one !== line);
        const next = { sku: sku ?? line.sku, qty: qty ?? line.qty };
        if (next.sku !== line.sku && rest.some((one) => one.sku === next.sku)) return { lines: addItem(context, rest, next) };
        checkQuantity(context, next);
        return { lines: lines.map((one) => (one === line ? { ...line, ...next } : one)) };
      }),
    removeItem: ({ body: { basketId, itemId }, context }) =>
      change(context, basketId, ({ lines }) => {
        const line = findLine(lines, itemId);
        return { lines: lines.filter((one) => one !== line) };
      }),
    applyCoupon: ({ body: { basketId, code }, context }) =>
      change(context, basketId, ({ coupons }) => {
        const upper = code.trim().toUpperCase();
        if (parsePercentOff(upper) === undefined) throw new MockError(422, 'PRM416', `The code ${upper} is unknown.`);
        if (coupons.some((coupon) => coupon.code === upper))
          throw new MockError(422, 'PRM139', `The code ${upper} is in the cart already.`);
        return { coupons: [...coupons, { id: newId(), code: upper }] };
      }),
    removeCoupon: ({ body: { basketId, couponId }, context }) =>
      change(context, basketId, ({ coupons }) => ({ coupons: coupons.filter(({ id }) => id !== couponId) })),
  } satisfies MockHandlers;
}

function findLine(lines: readonly MockLine[], itemId: string): MockLine {
  const line = lines.find(({ id }) => id === itemId);
  if (!line) throw new MockError(404, 'ORD404', `There is no row ${itemId}.`);
  return line;
}
