import type { NewItem } from '#generated/openapi/cart.ts';
import type { CartLine } from '../../database/documents/cart-document.ts';
import { findKindOfMethod } from '../../delivery/delivery-kind-lookup.ts';
import { getShipmentOfKind } from '../../delivery/shipments.ts';
import type { Handler } from '../../router/handler.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { CartPorts } from '../cart-ports.ts';
import type { CartContents } from '../cart-record.ts';
import { changeCart } from '../change-cart.ts';
import { assertInStock, deliverLines } from '../delivery/deliver-lines.ts';
import { getStockOfLines, type Goods } from '../delivery/stock-of-lines.ts';
import { assertLineQuantity, createLine, getPricedVariant, type Priced } from './line-quantity.ts';
import { assertNotOnlyGift, chooseGift } from './bonus-items.ts';
import { assertValidSendDate } from './gift-card-line.ts';
import { isSameItem } from './same-item.ts';
import { getSku } from './get-sku.ts';

export type Deliverable = Pick<CartContents, 'lines' | 'shipments'>;

/** The row that the units join: of the same item, and with the same delivery if the request chooses one. */
function findRow(
  { deliveryKinds }: CartPorts,
  { lines, shipments }: Deliverable,
  body: NewItem,
  { sellable: { sku }, giftCardMinor }: Priced,
): CartLine | undefined {
  const same = lines.filter((line) => isSameItem(line, { ...body, sku, giftCardMinor }));
  const kind = body.delivery && findKindOfMethod(deliveryKinds, body.delivery.code);
  if (!kind) return same[0];
  const { items } = getShipmentOfKind(deliveryKinds, shipments, kind);
  return same.find(({ id }) => items.includes(id));
}

/** Adds units of an item to a cart, to its existing row if there is one, with the requested delivery. */
export function addUnits(
  ports: CartPorts,
  cart: Deliverable,
  body: NewItem,
  { shop, goods }: { readonly shop: ShopContext; readonly goods: Goods },
): Deliverable {
  const { qty = 1, giftOption, delivery: choice } = body;
  const { deliveryKinds: kinds } = ports;
  const priced = getPricedVariant(goods.sellables, getSku(body), body.giftCardAmount);
  if (giftOption)
    assertValidSendDate({ isMailed: priced.sellable.digital }, giftOption, { timeZone: shop.site.timeZone, now: ports.clock.now() });
  const earlier = findRow(ports, cart, body, priced);
  const id = earlier?.id ?? ports.ids.uuid();
  const total = (earlier?.qty ?? 0) + qty;
  const added = createLine(
    { ...body, id, qty: total, giftOption: giftOption ?? earlier?.giftOption, shownMinor: earlier?.shownMinor },
    priced,
  );
  const lines = earlier ? cart.lines.map((line) => (line === earlier ? added : line)) : [...cart.lines, added];
  const after = choice
    ? deliverLines(kinds, { ...cart, lines }, { shop, goods, choice, itemIds: [id] })
    : { lines, shipments: cart.shipments };
  const stockOf = getStockOfLines(kinds, shop.site.id, after.shipments, goods);
  assertLineQuantity(priced.sellable, { line: added, lines: after.lines, stockOf, itemId: earlier?.id });
  if (choice) assertInStock(kinds, shop.site.id, goods, { before: cart, after }, 'INV700');
  return after;
}

/** Adds units of a variant, to its existing row if there is one; with promotionId, chooses it as a gift. */
export function createAddItem(ports: CartPorts): Handler<'addItem'> {
  return {
    async handle({ body, query, context }) {
      const { basketId, promotionId } = body;
      const sku = getSku(body);
      const source = { context, basketId, skus: [sku], favStoreId: query.favStoreId, choice: body.delivery };
      const cart = await changeCart(ports, source, (before, sellables, { shop, goods, price, promotions }) => {
        if (promotionId !== undefined) return chooseGift(before, price(before), { promotionId, sku });
        assertNotOnlyGift(promotions, sku, sellables.get(sku)?.unitMinor);
        return addUnits(ports, before, body, { shop, goods });
      });
      return { body: cart };
    },
  };
}
