import type { ChangedItem } from '#generated/openapi/cart.ts';
import { badRequest, CallError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import { assertQuantity, lineOf, pricedOf, type Priced } from './admit-quantity.ts';
import type { CartPorts } from '../cart-ports.ts';
import type { CartLine } from '../../database/documents/cart-document.ts';
import type { Sellables } from '../../catalog/sellable.ts';
import { changeCart } from '../change-cart.ts';
import { findLine } from './find-line.ts';

function priceAnew(line: CartLine, sku: string, sellables: Sellables): Priced {
  if (sku === line.sku && !sellables.has(sku)) {
    const additionalInfo = { sku, itemId: line.id, productId: line.description.productId };
    throw new CallError(404, 'ORD430', [{ message: 'This item is no longer available.', additionalInfo }]);
  }
  const priced = pricedOf(sellables, sku);
  if (priced.sellable.styleId !== line.description.masterId) throw badRequest(['body/sku: must be a variant of the same style']);
  return priced;
}

function applyTo(lines: readonly CartLine[], { itemId, qty, sku, giftOption }: ChangedItem, sellables: Sellables): CartLine[] {
  const line = findLine(lines, itemId);
  const priced = priceAnew(line, sku ?? line.sku, sellables);
  const sameSku = lines.find((other) => other !== line && other.sku === priced.sellable.sku);
  const total = (qty ?? line.qty) + (sameSku?.qty ?? 0);
  // Less of what has become scarce is always taken.
  if (total > line.qty || priced.sellable.sku !== line.sku) assertQuantity(priced.sellable, total, line.id);
  const shownMinor = priced.sellable.sku === line.sku ? line.shownMinor : undefined;
  const note = giftOption === undefined ? line.giftOption : (giftOption ?? undefined);
  const changed = lineOf({ id: line.id, qty: total, giftOption: note, shownMinor }, priced);
  return lines.flatMap((other) => (other === sameSku ? [] : [other === line ? changed : other]));
}

/** Sets a row's quantity, variant or gift note; becoming what another row is already merges the two. */
export function createUpdateItem(ports: CartPorts): Handler<'updateItem'> {
  return {
    async handle({ params: { basketId }, body, query, context }) {
      const source = { context, basketId, skus: body.sku ? [body.sku] : [], favStoreId: query.favStoreId };
      return { body: await changeCart(ports, source, ({ lines }, sellables) => ({ lines: applyTo(lines, body, sellables) })) };
    },
  };
}
