import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart, PaymentMethodsResponse, PaymentSession } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { startShopper, type Shopper } from '../cart/testing/start-shopper.ts';
import type { DeliveryMethod } from '../database/documents/shipment-document.ts';
import { deliveryKinds } from '../delivery/delivery-kinds.ts';
import { renderMailText, type MailSection } from '../mail/mail-part.ts';
import { address, createCardInput, createKeyHeader, orderPath } from '../orders/testing/create-ready-cart.ts';
import { startEmployee } from '../orders/testing/start-employee.ts';
import { createFakePayments } from '../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import type { TenderKindDefinition } from './tender-kind.ts';
import { createTestVoucher } from './testing/create-test-voucher.ts';

const balanceMinor = 500;
const session = {
  sessionId: 'voucher-session',
  frameUrl: 'https://vouchers.example/frame',
  origin: 'https://vouchers.example',
  expiresAt: '2026-11-21T10:00:00Z',
};
const madeUp = createTestVoucher(balanceMinor);
const voucher: TenderKindDefinition<'GIFT_CARD'> = {
  ...madeUp.definition,
  session: {
    type: 'paylater',
    needsAmount: false,
    open: async ({ cartId, customerId }) => ({
      session,
      sessionInsert: sql`select id from carts where id = ${cartId} and customer_id = ${customerId}`,
    }),
  },
};
const input = { payment_method_id: 'GIFT_CARD', number: 'voucher-1', pin: '482915' };
async function createAddressedCart(shopper: Shopper): Promise<Cart> {
  const { id } = await shopper.createCart();
  return shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { address, useAsBilling: true });
}
const unpaid = { status: 402, errorId: 'PYT404' };

describe("a tender registered through the backend's options", () => {
  let test: TestBackend;
  let shopper: Shopper;
  beforeAll(async () => {
    test = await startTestBackend({ partners: { payments: createFakePayments().port }, tenderKinds: { GIFT_CARD: voucher } });
    shopper = await startShopper(test);
  }, 120_000);
  afterAll(() => test.close());

  const getInstruments = (id: string): string => `/cart/v1/cart/${id}/paymentInstruments`;
  const readMail = async ({ orderId }: Order): Promise<string> => {
    const mail = test.database.db.selectFrom('outbox').select('payload').where('dedupe_key', '=', `order-confirmation:${orderId}`);
    return renderMailText((await mail.executeTakeFirstOrThrow()).payload.parts as readonly MailSection[]);
  };

  it('is offered, and opens sessions for carts of the customer only', async () => {
    const { id } = await shopper.createCart();
    const { paymentMethods } = await shopper.read<PaymentMethodsResponse>('GET', `/cart/v1/cart/${id}/paymentMethods`);
    expect(paymentMethods.map(({ label }) => label)).toEqual(expect.arrayContaining(['Voucher', 'Card']));
    const path = `/cart/v1/paymentSession?basketId=${id}&type=paylater&shopOrigin=https://tarnfell.example`;
    expect(await shopper.read<PaymentSession>('GET', path)).toEqual({ type: 'paylater', ...session });
    expect(await (await startShopper(test)).expectError('GET', path)).toMatchObject({ status: 404, errorId: 'BSK404' });
  });

  it('covers a part of the total, and orders are rejected until another tender covers the rest', async () => {
    const { id, totals } = await createAddressedCart(shopper);
    const part = await shopper.read('POST', getInstruments(id), { ...input, amount: 20 });
    const rest = Math.round(totals.total * 100 - balanceMinor) / 100;
    expect(part).toMatchObject({ payment_instruments: [{ payment_method_id: 'GIFT_CARD', amount: 5 }], totals: { remainingToPay: rest } });
    const order = { cartId: id, cartVersion: part.version };
    expect(await shopper.expectError('POST', '/cart/v1/cart/prepareOrder', { cartId: id })).toMatchObject(unpaid);
    expect(await shopper.expectError('PUT', orderPath, order, createKeyHeader())).toMatchObject(unpaid);
    const { payment_instruments: known } = part;
    const chosen = { paymentMethod: { paymentInstrumentId: known[0]?.paymentInstrumentId } };
    expect(await shopper.expectError('PUT', orderPath, { ...order, ...chosen }, createKeyHeader())).toMatchObject(unpaid);
    const whole = await shopper.read('POST', getInstruments(id), await createCardInput(shopper, id));
    expect(whole.totals.remainingToPay).toBe(0);
    await shopper.read('POST', '/cart/v1/cart/prepareOrder', { cartId: id });
    const placed = await shopper.read<Order>('PUT', orderPath, { cartId: id, cartVersion: whole.version }, createKeyHeader());
    expect(placed).toMatchObject({
      status: 'finalised',
      paymentMethod: [
        { payment_method_id: 'GIFT_CARD', amount: 5 },
        { payment_method_id: 'CREDIT_CARD', amount: rest, card: { last4: '3338' } },
      ],
    });
    expect(await shopper.read('GET', `/consumers-v3/consumer/purchase/${placed.orderId}`)).toEqual(placed);
    expect(await readMail(placed)).toContain('A voucher paid 500 cents\n\nPaid by card ending in 3338');
    await shopper.read('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber: placed.orderNumber }, createKeyHeader());
    await test.jobs.runDue();
    expect([...madeUp.refunds.values()]).toEqual([balanceMinor]);
    expect(await test.database.db.selectFrom('order_refunds').select(['state', 'amount_minor']).execute()).toEqual([
      { state: 'refunded', amount_minor: Math.round(totals.total * 100) },
    ]);
  });

  it('is completed by the card of placeOrder, but not by a card for less than the rest', async () => {
    const { id } = await createAddressedCart(shopper);
    const { version } = await shopper.read('POST', getInstruments(id), input);
    const place = async (more: object) => {
      const paymentMethod = { ...(await createCardInput(shopper, id)), ...more };
      return shopper.send('PUT', orderPath, { cartId: id, cartVersion: version, paymentMethod }, createKeyHeader());
    };
    expect((await place({ amount: 0.01 })).status).toBe(402);
    const placed = await place({});
    expect(placed.status).toBe(201);
    expect(((await placed.json()) as Order).paymentMethod.map(({ payment_method_id: kind }) => kind)).toEqual(['GIFT_CARD', 'CREDIT_CARD']);
  });
});

describe('an order with a remaining amount of 0', () => {
  let test: TestBackend;
  beforeAll(async () => {
    const { home } = deliveryKinds;
    const freeHome = { ...home, listMethods: (...args: Parameters<typeof home.listMethods>) => home.listMethods(...args).map(free) };
    test = await startTestBackend({
      tenderKinds: { GIFT_CARD: createTestVoucher().definition },
      deliveryKinds: { ...deliveryKinds, home: freeHome },
      associatePercent: () => 100,
    });
  }, 120_000);
  afterAll(() => test.close());

  const free = (method: DeliveryMethod): DeliveryMethod => ({ ...method, priceMinor: 0 });
  const place = (shopper: Shopper, { id, version }: Cart) =>
    shopper.read<Order>('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());

  it('needs no tender beside one without a limit', async () => {
    const shopper = await startShopper(test);
    const { id, totals } = await createAddressedCart(shopper);
    const paid = await shopper.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, input);
    expect(await place(shopper, paid)).toMatchObject({ status: 'finalised', paymentMethod: [{ amount: totals.total }] });
  });

  it('needs no tender if the total is 0', async () => {
    const employee = await startEmployee(test);
    const cart = await createAddressedCart(employee);
    expect(cart).toMatchObject({ totals: { total: 0, remainingToPay: 0 }, payment_instruments: [] });
    await employee.read('POST', '/cart/v1/cart/prepareOrder', { cartId: cart.id });
    expect(await place(employee, cart)).toMatchObject({ status: 'finalised', paymentMethod: [] });
  });
});
