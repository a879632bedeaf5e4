import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sellables } from '../../catalog/sellable.ts';
import type { CartShipment } from '../../database/documents/shipment-document.ts';
import type { DeliveryKind } from '../../database/documents/shipment-document.ts';
import { deliveryKinds } from '../../delivery/delivery-kinds.ts';
import { getDeliveryKind } from '../../delivery/delivery-kind-lookup.ts';
import type { Places } from '../../delivery/places.ts';
import { placeItems, getShipmentOfKind, moveItemsToShipment } from '../../delivery/shipments.ts';
import { toChosenStore } from '../../delivery/store-delivery.ts';
import type { Store } from '../../stores/store.ts';
import { moveRows, type DeliveredRow } from './move-rows.ts';
import { getUnitsAt } from './remaining-stock.ts';

const siteId = 'TARNFELL-US';
const storeIds = ['near', 'far'] as const;
const skus = ['boots', 'jacket'] as const;
type StoreId = (typeof storeIds)[number];

/** The warehouse is the location without a store. */
interface World {
  readonly rows: readonly DeliveredRow[];
  readonly shipments: readonly CartShipment[];
  readonly stock: ReadonlyMap<string, number>;
  readonly stores: ReadonlyMap<StoreId, Pick<Store, 'closed' | 'services'>>;
}

const location = fc.constantFrom(...storeIds, siteId);
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), sku: fc.constantFrom(...skus), qty: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ do: fc.constant('remove' as const), row: fc.nat(5) }),
  fc.record({
    do: fc.constant('deliver' as const),
    row: fc.nat(5),
    kind: fc.constantFrom<DeliveryKind>('home', 'pickup', 'sts', 'pudo'),
    store: fc.constantFrom(...storeIds),
  }),
  fc.record({ do: fc.constant('stock' as const), location, sku: fc.constantFrom(...skus), units: fc.nat(8) }),
  fc.record({ do: fc.constant('store' as const), store: fc.constantFrom(...storeIds), closed: fc.boolean(), pickup: fc.boolean() }),
  fc.record({ do: fc.constant('review' as const) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const createStore = (id: StoreId, state: Pick<Store, 'closed' | 'services'>): Store =>
  ({
    id,
    name: id,
    phone: '+13035550142',
    timeZone: 'America/Denver',
    addressLine1: '1 Street',
    city: 'City',
    region: 'CO',
    postalCode: '80202',
    country: 'US',
    ...state,
  }) as Store;

function createFacts({ stock, stores }: World) {
  const known = new Map(
    storeIds.map((id) => [id as string, createStore(id, stores.get(id) ?? { closed: false, services: ['pickup', 'shipToStore'] })]),
  );
  const units = new Map(storeIds.map((id) => [id as string, new Map(skus.map((sku) => [sku as string, stock.get(`${id} ${sku}`) ?? 5]))]));
  const places: Places = { stores: known, collectionPoints: new Map(), units, favorite: known.get('near') };
  const sellables = new Map(
    skus.map((sku) => [sku, { stock: stock.get(`${siteId} ${sku}`) ?? 5, unitMinor: 1000 }]),
  ) as unknown as Sellables;
  return { siteId, sellables, places };
}

const placeRows = (rows: readonly DeliveredRow[], shipments: readonly CartShipment[]): readonly CartShipment[] =>
  placeItems(
    deliveryKinds,
    shipments,
    rows.map(({ id }) => ({ id, item: { isDigitalProduct: false, isCustoms: false } })),
  );

let count = 0;

/** The world after a step of a shopper or the shop. Reviews are excluded because they are under test. */
function applyStep(world: World, one: Exclude<Step, { do: 'review' }>): World {
  const { rows, shipments, stock, stores } = world;
  switch (one.do) {
    case 'add': {
      count += 1;
      const all = [...rows, { id: `row-${count}`, sku: one.sku, qty: one.qty }];
      return { ...world, rows: all, shipments: placeRows(all, shipments) };
    }
    case 'remove': {
      const left = rows.filter((_, index) => index !== one.row);
      return { ...world, rows: left, shipments: placeRows(left, shipments) };
    }
    case 'deliver': {
      const row = rows[one.row];
      const store = createFacts(world).places.stores.get(one.store);
      if (!row || !store) return world;
      const destination = one.kind === 'home' || one.kind === 'pudo' ? null : { store: toChosenStore(store), contact: null };
      const target = { ...getShipmentOfKind(deliveryKinds, shipments, one.kind), destination } as CartShipment;
      return { ...world, shipments: placeRows(rows, moveItemsToShipment(shipments, target, [row.id])) };
    }
    case 'stock':
      return { ...world, stock: new Map(stock).set(`${one.location} ${one.sku}`, one.units) };
    case 'store':
      return {
        ...world,
        stores: new Map(stores).set(one.store, { closed: one.closed, services: one.pickup ? ['pickup', 'shipToStore'] : ['shipToStore'] }),
      };
  }
}

const getItems = (shipments: readonly CartShipment[]): readonly string[] => shipments.flatMap(({ items }) => items).toSorted();

/** Units that the rows of these shipments need, by location and SKU. */
function countNeededUnits({ rows }: World, shipments: readonly CartShipment[], itemIds: ReadonlySet<string>): ReadonlyMap<string, number> {
  const needed = new Map<string, number>();
  for (const shipment of shipments)
    for (const { id, sku, qty } of rows) {
      if (!shipment.items.includes(id) || !itemIds.has(id)) continue;
      const key = `${getDeliveryKind(deliveryKinds, shipment).getLocation(siteId, shipment)} ${sku}`;
      needed.set(key, (needed.get(key) ?? 0) + qty);
    }
  return needed;
}

/** A move may empty a shipment, whose place another row can then take: a later review moves that row. */
function waitForReviews(shipments: readonly CartShipment[], rows: readonly DeliveredRow[], facts: ReturnType<typeof createFacts>): number {
  let current = shipments;
  for (let reviews = 0; reviews <= rows.length; reviews += 1) {
    const { moves } = moveRows(deliveryKinds, current, rows, facts);
    const last = moves.at(-1);
    if (!last) return reviews;
    current = last.shipments;
  }
  return Infinity;
}

describe('moveRows', () => {
  it('loses no row and promises no unit twice in 10,000 random sequences of changes', () => {
    const seen = new Map<string, number>();
    fc.assert(
      fc.property(fc.array(step, { minLength: 15, maxLength: 40 }), (steps) => {
        let world: World = { rows: [], shipments: [], stock: new Map(), stores: new Map() };
        for (const one of steps) {
          if (one.do !== 'review') {
            world = applyStep(world, one);
            continue;
          }
          const facts = createFacts(world);
          const { moves, undeliverable } = moveRows(deliveryKinds, world.shipments, world.rows, facts);
          const shipments = moves.at(-1)?.shipments ?? world.shipments;
          expect(getItems(shipments)).toEqual(world.rows.map(({ id }) => id).toSorted());
          expect(waitForReviews(shipments, world.rows, facts)).toBeLessThanOrEqual(world.rows.length);
          for (const { type } of moves) seen.set(type, (seen.get(type) ?? 0) + 1);
          const moved = new Set(moves.map(({ itemId }) => itemId));
          const stayed = new Set(world.rows.map(({ id }) => id).filter((id) => !moved.has(id) && !undeliverable.has(id)));
          const neededByOthers = countNeededUnits(world, shipments, stayed);
          for (const [key, units] of countNeededUnits(world, shipments, moved)) {
            const [at = '', sku = ''] = key.split(' ');
            const available = getUnitsAt(facts, at, sku);
            const others = neededByOthers.get(key) ?? 0;
            expect(units + (others <= available ? others : 0)).toBeLessThanOrEqual(available);
          }
          world = { ...world, shipments: placeRows(world.rows, shipments) };
        }
      }),
      { numRuns: 10_000 },
    );
    // Each kind of move must happen often enough for the sequences to prove something.
    const types = ['HomeToPickup', 'PickupToHome', 'PickupToShipToStore', 'ShipToStoreToHome', 'ShipToStoreToPickup'];
    expect(types.filter((type) => (seen.get(type) ?? 0) < 100)).toEqual([]);
  });

  it('leaves the units of rows whose delivery never changes to them', () => {
    const world: World = {
      rows: [],
      shipments: [],
      stock: new Map([
        [`near boots`, 0],
        [`${siteId} boots`, 2],
      ]),
      stores: new Map(),
    };
    const facts = createFacts(world);
    const store = facts.places.stores.get('near');
    if (!store) throw new Error('There is no store.');
    const rows = [
      { id: 'collected', sku: 'boots', qty: 1 },
      { id: 'sent', sku: 'boots', qty: 2 },
    ];
    const shipments = [
      { id: 'pickup', kind: 'pickup', destination: { store: toChosenStore(store), contact: null }, method: null, items: ['collected'] },
      { id: 'pudo', kind: 'pudo', destination: null, method: null, items: ['sent'] },
    ] as const;
    expect(moveRows(deliveryKinds, shipments, rows, facts).moves).toEqual([]);
  });
});
