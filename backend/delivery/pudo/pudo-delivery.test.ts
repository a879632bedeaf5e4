import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { createCardInput, contact, createKeyHeader, orderPath } from '../../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { kiosk, openKiosk } from '../testing/places-of-tests.ts';

const germanAddress = {
  recipientFirstName: 'Kim',
  recipientLastName: 'Vale',
  addressLine1: 'Auguststraße 40',
  city: 'Berlin',
  postalCode: '10119',
  country: 'DE',
};

describe('delivery to a collection point', () => {
  let test: TestBackend;
  let shopper: Shopper;
  beforeAll(async () => {
    test = await startTestBackend({
      partners: { payments: createFakePayments().port },
      collectionFields: ({ locale }) => ({ store: [], collectionPoint: locale === 'de-de' ? ['email', 'mobile', 'contact'] : [] }),
    });
    await openKiosk(test.database.db);
    shopper = await startShopper(test, 'TARNFELL-DE', 'de_DE');
  }, 120_000);
  afterAll(() => test.close());

  const choose = (cart: Cart, collectionPointId?: string) =>
    ['POST', '/cart/v1/shippingMethod', { basketId: cart.id, code: 'pudo', ...(collectionPointId && { collectionPointId }) }] as const;

  it('requires email address, mobile number and name in de-de', async () => {
    const empty = await shopper.createCart();
    const cart = await shopper.read(...choose(empty, kiosk));
    expect(cart.shippingMethods).toMatchObject([
      {
        shippingId: 'pudo',
        applicableShippingMethods: [{ code: 'pudo', label: 'Paketshop', price: 3.95 }],
        collectionPoint: {
          id: kiosk,
          name: 'Kiosk am Koppenplatz',
          hours: [{ day: 'monday', opens: '08:00', closes: '19:00' }, {}, {}, {}, {}, {}, {}],
        },
        requiredContact: ['recipientFirstName', 'recipientLastName', 'recipientContactEmail', 'recipientContactPhone'],
        needsAddress: false,
      },
    ]);
    await shopper.read('POST', `/cart/v1/cart/${cart.id}/billingAddress`, { address: germanAddress });
    const unready = await shopper.read('POST', `/cart/v1/cart/${cart.id}/paymentInstruments`, await createCardInput(shopper, cart.id));
    const place = ({ version }: Cart) => ['PUT', orderPath, { cartId: cart.id, cartVersion: version }, createKeyHeader()] as const;
    const missing = { status: 409, errorId: 'PYT406' };
    expect((await shopper.expectError(...place(unready))).details).toHaveLength(4);
    const give = (given: object) => ['POST', `/cart/v2/cart/${cart.id}/shippingAddress`, { shippingId: 'pudo', contact: given }] as const;
    expect(await shopper.expectError(...give(contact))).toMatchObject({
      ...missing,
      details: [{ additionalInfo: { field: 'recipientContactPhone' } }],
    });
    const ready = await shopper.read(...give({ ...contact, recipientContactPhone: '+4915112345678' }));
    const order = await shopper.read<Order>(...place(ready));
    expect(order).toMatchObject({
      email: contact.recipientContactEmail,
      taxIncluded: true,
      totals: { shipping: 3.95 },
      shipments: [{ shippingId: 'pudo', collectionPoint: { id: kiosk }, contact: { recipientContactPhone: '+4915112345678' } }],
    });
  });

  it('rejects an unknown collection point, and one of another country, with STR404', async () => {
    const unknown = { status: 404, errorId: 'STR404' };
    expect(await shopper.expectError(...choose(await shopper.createCart(), 'PP-XXX'))).toMatchObject(unknown);
    const british = await startShopper(test, 'TARNFELL-GB', 'en_GB');
    expect(await british.expectError(...choose(await british.createCart(), kiosk))).toMatchObject(unknown);
    expect(await shopper.expectError(...choose(await shopper.createCart()))).toMatchObject({ status: 400 });
  });
});
