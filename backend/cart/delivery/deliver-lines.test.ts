import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sellable } from '../../catalog/sellable.ts';
import type { CartLine } from '../../database/documents/cart-document.ts';
import { deliveryKinds } from '../../delivery/delivery-kinds.ts';
import type { Places } from '../../delivery/places.ts';
import { placeItems } from '../../delivery/shipments.ts';
import { CallError } from '../../router/call-error.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { Store } from '../../stores/store.ts';
import type { CartContents } from '../cart-record.ts';
import { toDeliveredItem } from '../lines/same-item.ts';
import { assertInStock, deliverLines } from './deliver-lines.ts';
import { getStockOfLines } from './stock-of-lines.ts';

const shop = getShopContext({ siteId: 'TARNFELL-US', locale: 'en_US' });
const [siteId, skus] = [shop.site.id, ['BOOTS', 'JACKET', 'PACK']] as const;
const createStore = (id: string, closed: boolean) =>
  ({
    id,
    name: id,
    phone: '',
    timeZone: 'UTC',
    country: 'US',
    region: 'CO',
    services: ['pickup', 'shipToStore'],
    closed,
  }) as unknown as Store;

type Parts = Pick<CartContents, 'lines' | 'shipments'>;

const sortPlaced = ({ lines, shipments }: Parts): Parts => ({
  lines,
  shipments: placeItems(
    deliveryKinds,
    shipments,
    lines.map((line) => ({ id: line.id, item: toDeliveredItem(line) })),
  ),
});
const getUnits = (lines: readonly CartLine[], sku: string): number =>
  lines.reduce((sum, line) => (line.sku === sku ? sum + line.qty : sum), 0);

const step = fc.record({
  code: fc.constantFrom('standard', 'express', 'pickup', 'sts', 'digital', 'customs'),
  storeId: fc.option(fc.constantFrom('north', 'south', 'unknown'), { nil: undefined }),
  rows: fc.array(fc.nat(5), { minLength: 1, maxLength: 3 }),
  closed: fc.boolean(),
  stock: fc.nat(6),
});

describe('deliverLines', () => {
  it('never loses, doubles or oversells a unit in random moves', () => {
    const added = fc.uniqueArray(fc.record({ sku: fc.constantFrom(...skus), qty: fc.integer({ min: 1, max: 3 }) }), {
      selector: ({ sku }) => sku,
      minLength: 1,
    });
    fc.assert(
      fc.property(added, fc.array(step, { maxLength: 12 }), (items, steps) => {
        const lines = items.map(({ sku, qty }, index): CartLine => {
          const description = { isDigitalProduct: false, productId: sku } as CartLine['description'];
          return { id: `line-${index}`, sku, qty, shownMinor: 100, description };
        });
        let cart = sortPlaced({ lines, shipments: [] });
        for (const { code, storeId, rows, closed, stock } of steps) {
          const units = new Map(['north', 'south'].map((id) => [id, new Map(skus.map((sku) => [sku, stock]))]));
          const stores = new Map(['north', 'south'].map((id) => [id, createStore(id, closed)]));
          const places: Places = { stores, units, collectionPoints: new Map(), favorite: undefined };
          const goods = { places, sellables: new Map(skus.map((sku) => [sku, { sku, stock: 9 } as Sellable])) };
          const itemIds = [...new Set(rows.map((row) => cart.lines[row % cart.lines.length]?.id ?? ''))];
          try {
            const after = deliverLines(deliveryKinds, cart, { shop, goods, itemIds, choice: { code, ...(storeId && { storeId }) } });
            assertInStock(deliveryKinds, siteId, goods, { before: cart, after }, 'INV409');
            const stockBefore = getStockOfLines(deliveryKinds, siteId, cart.shipments, goods);
            cart = sortPlaced(after);
            const stockOf = getStockOfLines(deliveryKinds, siteId, cart.shipments, goods);
            const moved = cart.lines.filter((line) => stockOf(line).location !== stockBefore(line).location);
            for (const line of moved) expect(stockOf(line).units).toBeGreaterThanOrEqual(line.qty);
          } catch (error) {
            expect(error).toBeInstanceOf(CallError);
          }
          for (const { sku, qty } of items) expect(getUnits(cart.lines, sku)).toBe(qty);
          expect(cart.shipments.flatMap((shipment) => shipment.items).toSorted()).toEqual(cart.lines.map(({ id }) => id).toSorted());
        }
      }),
      { numRuns: 300 },
    );
  });
});
