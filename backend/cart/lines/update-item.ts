import type { ChangedItem } from '#generated/openapi/cart.ts';
import { createBadRequestError, CallError } from '../../router/call-error.ts';
import { toWire } from '../../money/minor-units.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import type { Handler } from '../../router/handler.ts';
import { assertLineQuantity, createLine, getPricedVariant, type Priced } from './line-quantity.ts';
import type { CartPorts } from '../cart-ports.ts';
import type { CartLine } from '../../database/documents/cart-document.ts';
import type { CartShipment } from '../../database/documents/shipment-document.ts';
import type { Sellables } from '../../catalog/sellable.ts';
import type { CartContents } from '../cart-record.ts';
import { changeCart } from '../change-cart.ts';
import { getStockOfLines, type StockOf } from '../delivery/stock-of-lines.ts';
import { assertNotBonus } from './bonus-items.ts';
import { assertValidSendDate } from './gift-card-line.ts';
import { findLine } from './find-line.ts';
import { isSameItem } from './same-item.ts';

function repriceItem(
  line: CartLine,
  { sku = line.sku, giftCardAmount }: Partial<ChangedItem>,
  sellables: Sellables,
  currency: string,
): Priced {
  if (sku === line.sku && !sellables.has(sku)) {
    const additionalInfo = { sku, itemId: line.id, productId: line.description.productId };
    throw new CallError(404, 'ORD430', [{ message: 'This item is no longer available.', additionalInfo }]);
  }
  const current = line.giftCardMinor === undefined ? undefined : toWire(line.giftCardMinor, currency);
  const priced = getPricedVariant(sellables, sku, giftCardAmount ?? current);
  if (priced.sellable.styleId !== line.description.masterId) throw createBadRequestError(['body/sku: must be a variant of the same style']);
  return priced;
}

/** Returns a predicate for lines in the same shipment. */
const isWithIn =
  (shipments: readonly CartShipment[]) =>
  (one: CartLine, other: CartLine): boolean =>
    shipments.some(({ items }) => items.includes(one.id) && items.includes(other.id));

interface PricingContext {
  readonly shop: ShopContext;
  readonly sellables: Sellables;
  readonly stockOf: StockOf;
  readonly now: Date;
}

function applyTo(
  { lines, shipments }: Pick<CartContents, 'lines' | 'shipments'>,
  changes: ChangedItem,
  { shop: { site }, sellables, stockOf, now }: PricingContext,
): CartLine[] {
  const { itemId, qty, giftOption } = changes;
  const line = findLine(lines, itemId);
  const isWith = isWithIn(shipments);
  const priced = repriceItem(line, changes, sellables, site.currency);
  if (giftOption) assertValidSendDate({ isMailed: priced.sellable.digital }, giftOption, { timeZone: site.timeZone, now });
  const note = giftOption === undefined ? line.giftOption : (giftOption ?? undefined);
  const identity = { ...line, sku: priced.sellable.sku, giftOption: note, giftCardMinor: priced.giftCardMinor };
  const sameSku = lines.find((other) => other !== line && isSameItem(other, identity) && isWith(other, line));
  const total = (qty ?? line.qty) + (sameSku?.qty ?? 0);
  const isSamePrice = priced.sellable.sku === line.sku && priced.giftCardMinor === line.giftCardMinor;
  const shownMinor = isSamePrice ? line.shownMinor : undefined;
  const changed = createLine({ ...line, qty: total, giftOption: note, shownMinor }, priced);
  const after = lines.flatMap((other) => (other === sameSku ? [] : [other === line ? changed : other]));
  // Reducing the quantity of a scarce item is always allowed.
  if (total > line.qty || changed.sku !== line.sku)
    assertLineQuantity(priced.sellable, { line: changed, lines: after, stockOf, itemId: line.id });
  return after;
}

/** Sets a row's quantity, variant, gift note or amount. Merges it with another row of the same item. */
export function createUpdateItem(ports: CartPorts): Handler<'updateItem'> {
  return {
    async handle({ params: { basketId }, body, query, context }) {
      const source = { context, basketId, skus: body.sku ? [body.sku] : [], favStoreId: query.favStoreId };
      const cart = await changeCart(ports, source, (before, sellables, { shop, price, goods }) => {
        if (!before.lines.some(({ id }) => id === body.itemId)) assertNotBonus(price(before), body.itemId);
        const stockOf = getStockOfLines(ports.deliveryKinds, before.siteId, before.shipments, goods);
        return { lines: applyTo(before, body, { shop, sellables, stockOf, now: ports.clock.now() }) };
      });
      return { body: cart };
    },
  };
}
