import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Address } from '#generated/openapi/shared.ts';
import type { CartShipment } from '../database/documents/shipment-document.ts';
import { deliveryKinds } from './delivery-kinds.ts';
import { getEmail, showDestinations } from './destinations.ts';
import { placeItems, getShipmentOfKind, addShipment } from './shipments.ts';

const createParcel = (id: string) => ({ id, item: { isDigitalProduct: false, isCustoms: false } });
const createDigitalRow = (id: string) => ({ id, item: { isDigitalProduct: true, isCustoms: false } });
const createCustomRow = (id: string) => ({ id, item: { isDigitalProduct: false, isCustoms: true } });
const address = { stateCityProvDept: 'CO', recipientContactEmail: 'home@example.com' } as Address;
const contact = { recipientFirstName: 'Kim', recipientLastName: 'Vale', recipientContactEmail: 'kim@example.com' };

const sendTo = (shipments: readonly CartShipment[], kind: CartShipment['kind'], destination: CartShipment['destination']) =>
  addShipment(shipments, { ...getShipmentOfKind(deliveryKinds, shipments, kind), destination } as CartShipment);

describe('the shipments of a cart', () => {
  it('contain every item once, by the kinds that can deliver it', () => {
    const placed = placeItems(deliveryKinds, [], [createDigitalRow('gift'), createParcel('jacket'), createParcel('boots')]);
    expect(placed.map(({ id, kind, items }) => [id, kind, items])).toEqual([
      ['me', 'home', ['jacket', 'boots']],
      ['digital', 'digital', ['gift']],
    ]);
  });

  it('retain their items, and lose removed ones', () => {
    const own = { id: 'second', kind: 'home', destination: null, method: null, items: ['boots', 'gone'] } as const;
    const placed = placeItems(deliveryKinds, [own], [createParcel('boots'), createParcel('jacket')]);
    expect(placed.map(({ id, items }) => [id, items])).toEqual(
      expect.arrayContaining([
        ['second', ['boots']],
        ['me', ['jacket']],
      ]),
    );
    expect(placeItems(deliveryKinds, [own], [createDigitalRow('boots')]).map(({ id, items }) => [id, items])).toEqual([
      ['digital', ['boots']],
    ]);
  });

  it('remain without items as long as they have a destination', () => {
    const addressed = sendTo([], 'home', address);
    expect(placeItems(deliveryKinds, addressed, [createDigitalRow('gift')]).map(({ id, items }) => [id, items])).toEqual([
      ['me', []],
      ['digital', ['gift']],
    ]);
    const without = sendTo(addressed, 'home', null);
    expect([placeItems(deliveryKinds, without, []), showDestinations(deliveryKinds, addressed)]).toEqual([
      [],
      { shippingAddress: address },
    ]);
  });

  it('use the contact of the digital shipment first for mail', () => {
    const both = sendTo(sendTo([], 'digital', contact), 'home', address);
    expect([
      getEmail(deliveryKinds, { shipments: both, billingAddress: null }),
      getEmail(deliveryKinds, { shipments: both.filter(({ kind }) => kind === 'home'), billingAddress: null }),
    ]).toEqual(['kim@example.com', 'home@example.com']);
  });

  it('share the address of the parcels for made-to-order items', () => {
    const addressed = sendTo([], 'home', address);
    const placed = placeItems(deliveryKinds, addressed, [createCustomRow('boots')]);
    expect(placed.map(({ id, items, destination }) => [id, items, destination])).toEqual([
      ['me', [], address],
      ['customs', ['boots'], address],
    ]);
    const cleared = placeItems(deliveryKinds, sendTo(placed, 'home', null), [createCustomRow('boots')]);
    expect(cleared).toMatchObject([{ id: 'customs', destination: null }]);
  });

  it('partition the items of every cart, regardless of its previous shipments', () => {
    const kinds = Object.keys(deliveryKinds) as (keyof typeof deliveryKinds)[];
    const item = fc.record({ isDigitalProduct: fc.boolean(), isCustoms: fc.boolean() });
    const carts = fc.record({
      items: fc.uniqueArray(fc.record({ id: fc.string({ maxLength: 2 }), item }), { selector: ({ id }) => id }),
      held: fc.uniqueArray(fc.record({ kind: fc.constantFrom(...kinds), items: fc.array(fc.string({ maxLength: 2 })) }), {
        selector: ({ kind }) => kind,
      }),
    });
    fc.assert(
      fc.property(carts, ({ items, held: before }) => {
        const shipments = before.map((one) => ({ ...getShipmentOfKind(deliveryKinds, [], one.kind), items: one.items }));
        const placed = placeItems(deliveryKinds, shipments, items);
        expect(placed.flatMap((shipment) => shipment.items).toSorted()).toEqual(items.map(({ id }) => id).toSorted());
        for (const shipment of placed) {
          const held = items.filter(({ id }) => shipment.items.includes(id));
          expect(held.every(({ item: one }) => deliveryKinds[shipment.kind].acceptsItem(one))).toBe(true);
        }
        expect(placeItems(deliveryKinds, placed, items)).toEqual(placed);
      }),
    );
  });
});
