import { describe, expect, it } from 'vitest';
import type { Address } from '#generated/openapi/shared.ts';
import type { CartShipment } from '../database/documents/shipment-document.ts';
import { deliveryKinds } from './delivery-kinds.ts';
import { emailOfShipments, showDestinations } from './destinations.ts';
import { placeItems, shipmentOfKind, withShipment } from './shipments.ts';

const parcel = (id: string) => ({ id, item: { isDigitalProduct: false } });
const digital = (id: string) => ({ id, item: { isDigitalProduct: true } });
const address = { stateCityProvDept: 'CO', recipientContactEmail: 'home@example.com' } as Address;
const contact = { recipientFirstName: 'Kim', recipientLastName: 'Vale', recipientContactEmail: 'kim@example.com' };

const sendTo = (shipments: readonly CartShipment[], kind: CartShipment['kind'], destination: CartShipment['destination']) =>
  withShipment(shipments, { ...shipmentOfKind(deliveryKinds, shipments, kind), destination } as CartShipment);

describe('the shipments of a cart', () => {
  it('hold every item once, by what can deliver it', () => {
    const placed = placeItems(deliveryKinds, [], [digital('gift'), parcel('jacket'), parcel('boots')]);
    expect(placed.map(({ id, kind, items }) => [id, kind, items])).toEqual([
      ['me', 'home', ['jacket', 'boots']],
      ['digital', 'digital', ['gift']],
    ]);
  });

  it('keep their items where they are, and lose what is taken out', () => {
    const own = { id: 'second', kind: 'home', destination: null, method: null, items: ['boots', 'gone'] } as const;
    const placed = placeItems(deliveryKinds, [own], [parcel('boots'), parcel('jacket')]);
    expect(placed.map(({ id, items }) => [id, items])).toEqual(
      expect.arrayContaining([
        ['second', ['boots']],
        ['me', ['jacket']],
      ]),
    );
    expect(placeItems(deliveryKinds, [own], [digital('boots')]).map(({ id, items }) => [id, items])).toEqual([['digital', ['boots']]]);
  });

  it('stay without items for as long as they say where something would go', () => {
    const addressed = sendTo([], 'home', address);
    expect(placeItems(deliveryKinds, addressed, [digital('gift')]).map(({ id, items }) => [id, items])).toEqual([
      ['me', []],
      ['digital', ['gift']],
    ]);
    const without = sendTo(addressed, 'home', null);
    expect([placeItems(deliveryKinds, without, []), showDestinations(deliveryKinds, addressed)]).toEqual([
      [],
      { shippingAddress: address },
    ]);
  });

  it('are written about to the contact of the digital one first', () => {
    const both = sendTo(sendTo([], 'digital', contact), 'home', address);
    expect([
      emailOfShipments(deliveryKinds, both),
      emailOfShipments(
        deliveryKinds,
        both.filter(({ kind }) => kind === 'home'),
      ),
    ]).toEqual(['kim@example.com', 'home@example.com']);
  });
});
