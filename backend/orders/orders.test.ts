import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#generated/openapi/shared.ts';
import { reliableSku, startShopper, type Shopper } from '../cart/testing/start-shopper.ts';
import { renderMailText, type MailSection } from '../mail/mail-part.ts';
import { createFakePayments, fakeTokens } from '../payments/testing/fake-payments.ts';
import { openCountingDatabase } from '../testing/counting-database.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { readCardStates, readOrderOfCart } from './testing/read-order-of-cart.ts';
import {
  address,
  createCardInput,
  contact,
  giftCardSku,
  createKeyHeader,
  orderPath,
  createReadyCart,
} from './testing/create-ready-cart.ts';

describe('placeOrder', () => {
  const payments = createFakePayments();
  let test: TestBackend;
  let shopper: Shopper;
  beforeAll(async () => {
    test = await startTestBackend({ partners: { payments: payments.port } });
    shopper = await startShopper(test);
  }, 120_000);
  afterEach(() => void (payments.mode = 'up'));
  afterAll(() => test.close());

  const getDb = () => test.database.db;
  const readStock = async (sku = reliableSku): Promise<number> => {
    const row = await getDb()
      .selectFrom('stock')
      .select('quantity')
      .where('sku', '=', sku)
      .where('location', '=', 'TARNFELL-US')
      .executeTakeFirstOrThrow();
    return row.quantity;
  };
  const setStock = (sku: string, quantity: number) =>
    getDb().updateTable('stock').set({ quantity }).where('sku', '=', sku).where('location', '=', 'TARNFELL-US').execute();
  const readBody = async (cartId: string) => ({ cartId, cartVersion: (await readCart(cartId)).version });
  const place = async (cartId: string, key?: string, more: object = {}) =>
    shopper.read<Order>('PUT', orderPath, { ...(await readBody(cartId)), ...more }, createKeyHeader(key));
  const expectRejection = async (cartId: string, key?: string, more: object = {}) =>
    shopper.expectError('PUT', orderPath, { ...(await readBody(cartId)), ...more }, createKeyHeader(key));
  const readMails = (orderId: string) =>
    getDb().selectFrom('outbox').selectAll().where('dedupe_key', '=', `order-confirmation:${orderId}`).execute();
  const readCart = (id: string) => shopper.read('GET', `/cart/v1/cart/${id}`);

  it('debits stock, charges the card, queues a mail and closes the cart', async () => {
    const before = await readStock();
    const cart = await createReadyCart(shopper, reliableSku, 2);
    await shopper.read('POST', '/cart/v1/cart/prepareOrder', { cartId: cart.id, cartVersion: cart.version });
    const order = await place(cart.id, undefined, { cartVersion: cart.version });
    expect(order).toMatchObject({
      status: 'finalised',
      finalised: true,
      processing: false,
      email: 'robin@example.com',
      totals: cart.totals,
    });
    expect(order.orderNumber).toMatch(/^TF-2611-\d{6}$/);
    expect(await readStock()).toBe(before - 2);
    expect(await readCardStates(getDb(), payments, order.orderId)).toEqual(['taken']);
    const stored = await readOrderOfCart(getDb(), cart.id);
    expect(stored.tenders).toMatchObject([{ kind: 'CREDIT_CARD', state: 'confirmed', tenderData: { token: null } }]);
    expect(await readCart(cart.id)).toMatchObject({ status: 'ordered', orderId: order.orderId });
    for (const name of [order.orderId, order.orderNumber])
      expect(await shopper.read('GET', `/consumers-v3/consumer/purchase/${name}`)).toEqual(order);
    const [mail] = await readMails(order.orderId);
    expect(mail).toMatchObject({ recipient: 'robin@example.com', template: 'order-confirmation', locale: 'en-us' });
    expect(mail?.payload.subject).toBe(`Your Tarnfell order ${order.orderNumber}`);
    expect(renderMailText(mail?.payload.parts as readonly MailSection[])).toContain(`Total: $${order.totals.total.toFixed(2)}`);
  });

  it('returns the same response for a repeated key, and finds the order for another key', async () => {
    const { id, version } = await createReadyCart(shopper);
    const key = randomUUID();
    const body = { cartId: id, cartVersion: version };
    const first = await shopper.send('PUT', orderPath, body, createKeyHeader(key));
    const again = await shopper.send('PUT', orderPath, body, createKeyHeader(key));
    const other = await shopper.send('PUT', orderPath, body, createKeyHeader());
    expect([first.status, again.status, other.status]).toEqual([201, 201, 200]);
    const order = await first.json();
    expect([await again.json(), await other.json()]).toEqual([order, order]);
    const another = await createReadyCart(shopper);
    expect(await expectRejection(another.id, key)).toMatchObject({ status: 409 });
  });

  it('stores one order for several concurrent requests', async () => {
    const before = await readStock();
    const { id } = await createReadyCart(shopper);
    const key = randomUUID();
    const orders = await Promise.all(Array.from({ length: 8 }, () => place(id, key)));
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1);
    expect(await readStock()).toBe(before - 1);
    expect(await readMails(orders[0]?.orderId ?? '')).toHaveLength(1);
  });

  it.each([
    [fakeTokens.declined, 'PAY400'],
    [fakeTokens.expired, 'FE309'],
    [fakeTokens.fraud, 'PYT402'],
    [fakeTokens.unauthenticated, 'PYT405'],
  ])('returns stock and reopens the cart if the card is %s, and then accepts another card', async (token, errorId) => {
    const before = await readStock();
    const cart = await createReadyCart(shopper, reliableSku, 3, token);
    const key = randomUUID();
    expect(await expectRejection(cart.id, key)).toMatchObject({ status: 402, errorId });
    expect(await expectRejection(cart.id, key)).toMatchObject({ status: 402, errorId });
    expect(await readStock()).toBe(before);
    expect(await readCart(cart.id)).toMatchObject({ status: 'open', version: cart.version });
    const order = await place(cart.id, undefined, { cartVersion: cart.version, paymentMethod: await createCardInput(shopper, cart.id) });
    expect([order.status, await readStock()]).toEqual(['finalised', before - 3]);
  });

  it('leaves order and cart processing while the provider does not respond, and finalizes it if only the response was lost', async () => {
    const before = await readStock();
    const { id } = await createReadyCart(shopper);
    payments.mode = 'down';
    const order = await place(id);
    expect(order).toMatchObject({ status: 'processing', processing: true, finalised: false });
    expect([await readStock(), (await readCart(id)).status]).toEqual([before - 1, 'processing']);
    expect(await shopper.expectError('POST', '/cart/v1/item', { basketId: id, sku: reliableSku })).toMatchObject({
      status: 409,
      errorId: 'BSK409',
      detail: { type: 'flash' },
    });
    payments.mode = 'up';
    expect((await place(id)).orderId).toBe(order.orderId);
    expect((await readCart(id)).status).toBe('ordered');
    const { id: other } = await createReadyCart(shopper);
    payments.mode = 'deaf';
    expect((await place(other)).status).toBe('processing');
  });

  it('rejects an order if the shopper saw another cart', async () => {
    const cart = await createReadyCart(shopper);
    expect(await expectRejection(cart.id, undefined, { cartVersion: cart.version - 1 })).toMatchObject({
      status: 409,
      errorId: 'BSK412',
      detail: { type: 'flash' },
    });
    const sku = 'TARNFELL:TFKES01M:G4S:L::1:';
    await setStock(sku, 5);
    const scarce = await createReadyCart(shopper, sku, 3);
    await shopper.read('POST', '/cart/v1/item', { basketId: scarce.id, sku: reliableSku });
    await setStock(sku, 1);
    const before = await readStock();
    expect(await expectRejection(scarce.id)).toMatchObject({
      status: 409,
      errorId: 'INV409',
      detail: { type: 'flash', additionalInfo: { sku, availableQty: 1 } },
    });
    expect([await readStock(), await readStock(sku)]).toEqual([before, 1]);
    const prepared = await shopper.read('POST', '/cart/v1/cart/prepareOrder', { cartId: scarce.id });
    expect(prepared.flash).toMatchObject([{ type: 'PartialInventoryMissing', details: [{ missingQty: 2 }] }]);
    expect((await place(scarce.id)).items.map(({ qty }) => qty)).toEqual([1, 1]);
  });

  it('requires the version of the cart that the shopper saw', async () => {
    const { id, version } = await createReadyCart(shopper);
    expect(await shopper.expectError('PUT', orderPath, { cartId: id }, createKeyHeader())).toMatchObject({
      status: 400,
      errorId: 'API400',
    });
    await shopper.read('POST', '/cart/v1/item', { basketId: id, sku: reliableSku });
    expect(await shopper.expectError('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader())).toMatchObject({
      status: 409,
      errorId: 'BSK412',
    });
  });

  it('requires goods, addresses and a payment', async () => {
    const empty = await shopper.read('POST', '/cart/v1/cart');
    expect(await expectRejection(empty.id)).toMatchObject({ status: 409, errorId: 'INV406' });
    const { id } = await shopper.createCart();
    expect(await expectRejection(id)).toMatchObject({ status: 409, errorId: 'PYT406' });
    await shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { address, useAsBilling: true });
    expect(await expectRejection(id)).toMatchObject({ status: 402, errorId: 'PYT404' });
    expect(await shopper.expectError('POST', '/cart/v1/cart/prepareOrder', { cartId: id })).toMatchObject({
      status: 402,
      errorId: 'PYT404',
    });
    expect(await shopper.expectError('PUT', orderPath, await readBody(id))).toMatchObject({ status: 400, errorId: 'API400' });
  });

  it('sends digital goods to a contact, and stores no address even if the cart had one', async () => {
    const { id } = await shopper.createCart(reliableSku);
    const [jacket] = (await shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { address, useAsBilling: true })).items;
    await shopper.read('POST', '/cart/v1/item', { basketId: id, sku: giftCardSku, qty: 1 });
    await shopper.read('DELETE', '/cart/v1/item', { basketId: id, itemId: jacket?.id });
    const reached = await shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { shippingId: 'digital', contact });
    expect(reached).toMatchObject({ email: contact.recipientContactEmail, contact, shippingMethods: [{ shippingId: 'digital' }] });
    await shopper.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, await createCardInput(shopper, id));
    const order = await place(id);
    expect(order).toMatchObject({ status: 'finalised', email: contact.recipientContactEmail, contact });
    expect([order.shippingAddress, order.billingAddress, order.shipments[0]?.address]).toEqual([undefined, undefined, undefined]);
    expect(await shopper.read('GET', `/consumers-v3/consumer/purchase/${order.orderId}`)).toEqual(order);
  });

  it('requires an address for digital goods beside others', async () => {
    const { id } = await shopper.createCart(giftCardSku);
    await shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { shippingId: 'digital', contact });
    await shopper.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, await createCardInput(shopper, id));
    await shopper.read('POST', '/cart/v1/item', { basketId: id, sku: reliableSku, qty: 1 });
    expect(await expectRejection(id)).toMatchObject({ status: 409, errorId: 'PYT406' });
  });

  it('returns 404 for an order or a cart of another customer', async () => {
    const cart = await createReadyCart(shopper);
    const other = await startShopper(test);
    expect(await other.expectError('PUT', orderPath, { cartId: cart.id, cartVersion: cart.version }, createKeyHeader())).toMatchObject({
      status: 404,
      errorId: 'BSK404',
    });
    const order = await place(cart.id);
    const read = (name: string) => other.expectError('GET', `/consumers-v3/consumer/purchase/${name}`);
    const foreign = await read(order.orderId);
    for (const name of [order.orderNumber, randomUUID(), 'TF-2611-999999']) expect(await read(name)).toEqual(foreign);
    expect(await read('TF-1')).toMatchObject({ status: 400, errorId: 'API400' });
    expect(foreign).toMatchObject({ status: 404, errorId: 'OHS4004' });
  });

  it('uses 3 statements including two jobs and a mail; reading a guest and a cart takes 1, an addition 2', async () => {
    const counting = openCountingDatabase(test.database.engine);
    const host = await startTestBackend({ db: counting.db, clock: { now: () => test.time.now }, partners: { payments: payments.port } });
    const waiting = host.jobs.waiting.length;
    const guest = await startShopper(host);
    const cart = await createReadyCart(guest);
    const count = async (call: () => Promise<unknown>): Promise<number> => (await counting.count(call)).statements;
    const card = await createCardInput(guest, cart.id);
    const counts = {
      issueToken: await count(() => startShopper(host)),
      createCartWithItem: await count(() => guest.createCart()),
      getCart: await count(() => guest.read('GET', `/cart/v1/cart/${cart.id}`)),
      addItem: await count(() => guest.read('POST', '/cart/v1/item', { basketId: cart.id, sku: reliableSku })),
      updateItem: await count(() => guest.read('PUT', `/cart/v1/cart/${cart.id}/item`, { itemId: cart.items[0]?.id, qty: 1 })),
      addShippingAddress: await count(() =>
        guest.read('POST', `/cart/v2/cart/${cart.id}/shippingAddress`, { address, useAsBilling: true }),
      ),
      getPaymentSession: await count(() => createCardInput(guest, cart.id)),
      addPaymentInstrument: await count(() => guest.read('POST', `/cart/v1/cart/${cart.id}/paymentInstruments`, card)),
      prepareOrder: await count(() => guest.read('POST', '/cart/v1/cart/prepareOrder', { cartId: cart.id })),
      placeOrder: await count(() => guest.read('PUT', orderPath, { cartId: cart.id, cartVersion: cart.version + 4 }, createKeyHeader())),
    };
    expect(host.jobs.waiting.slice(waiting).map(({ name }) => name)).toEqual(['settle-order', 'send-mail']);
    expect(counts).toEqual({
      issueToken: 1,
      createCartWithItem: 2,
      getCart: 1,
      addItem: 2,
      updateItem: 2,
      addShippingAddress: 2,
      getPaymentSession: 1,
      addPaymentInstrument: 2,
      prepareOrder: 1,
      placeOrder: 3,
    });
    await host.close();
    await counting.close();
  });
});
