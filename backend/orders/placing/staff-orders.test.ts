import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { startMember } from '../../authentication/testing/start-member.ts';
import { startAgent, startAssociate } from '../../authentication/testing/start-staff.ts';
import { startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { createKeyHeader, orderPath, prepareForOrder, createReadyCart } from '../testing/create-ready-cart.ts';

describe('placeOrder by an employee', () => {
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend({ partners: { payments: createFakePayments().port } })), 120_000);
  afterAll(() => test.close());

  const place = (by: Shopper, { id, version }: Cart, more: object = {}): Promise<Order> =>
    by.read<Order>('PUT', orderPath, { cartId: id, cartVersion: version, ...more }, createKeyHeader());

  it('stores the store and the associate of the session, whether the request names them or not', async () => {
    const associate = await startAssociate(test);
    const { storeId = '', storeEmployeeId = '', ...names } = associate.token.inStoreSalesInfo ?? {};
    const expected = { storeId, storeEmployeeId, ...names };
    expect((await place(associate, await createReadyCart(associate))).inStoreSalesInfo).toEqual(expected);
    const named = await place(associate, await createReadyCart(associate), { inStoreSalesInfo: { storeId, storeEmployeeId } });
    expect(named.inStoreSalesInfo).toEqual(expected);
    expect(named.agentName).toBeUndefined();
  });

  it('rejects a sale for another store, for another associate, and by a shopper', async () => {
    const associate = await startAssociate(test);
    const { storeId = '', storeEmployeeId = '' } = associate.token.inStoreSalesInfo ?? {};
    const sales = [
      [associate, { storeId: 'TF-SEA-01', storeEmployeeId }],
      [associate, { storeId, storeEmployeeId: 'E-other' }],
      [await startShopper(test), { storeId, storeEmployeeId }],
      [await startAgent(test), { storeId, storeEmployeeId }],
    ] as const;
    for (const [by, inStoreSalesInfo] of sales) {
      const { id, version } = await by.createCart();
      const body = { cartId: id, cartVersion: version, inStoreSalesInfo };
      expect(await by.expectError('PUT', orderPath, body, createKeyHeader())).toMatchObject({ status: 403, errorId: 'AUT401' });
    }
  });

  it('creates an order of the customer under the name of the agent', async () => {
    const member = await startMember(test);
    const agent = await startAgent(test, { customerId: member.token.customerId });
    const order = await place(agent, await createReadyCart(agent));
    expect(order.agentName).toBe('Noor A.');
    expect((await member.read<Order>('GET', `/consumers-v3/consumer/purchase/${order.orderId}`)).agentName).toBe('Noor A.');
  });

  it('charges the adjusted total, and lists the adjustments in the order and its mail', async () => {
    const associate = await startAssociate(test);
    const { id, items } = await associate.createCart(undefined, 2);
    const adjustments = `/cart/v1/cart/${id}/price_adjustments`;
    await associate.read('POST', adjustments, { itemId: items[0]?.id, kind: 'AMOUNT', value: 3, reason: 'DISPLAY_ITEM' });
    const stale = await associate.read('GET', `/cart/v1/cart/${id}`);
    await associate.read('POST', adjustments, { kind: 'PERCENTAGE', value: 5, reason: 'SERVICE_RECOVERY' });
    const cart = await prepareForOrder(associate, stale);
    const body = { cartId: id, cartVersion: stale.version };
    expect(await associate.expectError('PUT', orderPath, body, createKeyHeader())).toMatchObject({ status: 409, errorId: 'BSK412' });
    const order = await place(associate, cart);
    expect([order.totals.total, order.priceAdjustments]).toEqual([cart.totals.total, cart.priceAdjustments]);
    const { payload } = await test.database.db
      .selectFrom('outbox')
      .select('payload')
      .where('dedupe_key', '=', `order-confirmation:${order.orderId}`)
      .executeTakeFirstOrThrow();
    const mail = JSON.stringify(payload);
    for (const text of ['Display item, price adjusted by Ines K.', 'With our apologies, adjusted by Ines K.', '-$3.00'])
      expect(mail).toContain(text);
  });
});
