import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { reliableSku, startShopper, type Shopper } from '../cart/testing/start-shopper.ts';
import { saveForLater } from '../cart/saved-items/testing/save-for-later.ts';
import { address, contact } from '../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import type { Mail } from '../mail/mail.ts';
import { deactivateGiftCards } from './deactivate-gift-cards.ts';
import { anyAmountSku, buyGiftCard, codes, findCodes, giftCardKey } from './testing/buy-gift-card.ts';

const giftOption = { email: 'kim@example.com', to: 'Kim', message: 'See you on the trail!' };

describe('buying a gift card of any amount', () => {
  let test: TestBackend;
  let shopper: Shopper;
  const mails: Mail[] = [];
  beforeAll(async () => {
    const mail = async (one: Mail): Promise<void> => void mails.push(one);
    test = await startTestBackend({ partners: { mail, payments: createFakePayments().port }, giftCardKey });
    shopper = await startShopper(test);
  }, 120_000);
  afterAll(() => test.close());

  const add = (basketId: string, more: object) => shopper.read('POST', '/cart/v1/item', { basketId, sku: anyAmountSku, ...more });

  it('adds a line for each amount and recipient, at the chosen price and without tax', async () => {
    const { id } = await shopper.read('POST', '/cart/v1/cartWithItem', { sku: anyAmountSku, giftCardAmount: 37.5 });
    await add(id, { giftCardAmount: 37.5 });
    await add(id, { giftCardAmount: 80 });
    await add(id, { giftCardAmount: 80, giftOption });
    const cart = await add(id, { giftCardAmount: 80, giftOption: { ...giftOption, sendOn: '2026-12-24' } });
    expect(
      cart.items.map(({ qty, giftCardAmount, price, giftOption: gift }) => [qty, giftCardAmount, price.current, gift?.sendOn]),
    ).toEqual([
      [2, 37.5, 37.5, undefined],
      [1, 80, 80, undefined],
      [1, 80, 80, undefined],
      [1, 80, 80, '2026-12-24'],
    ]);
    expect(cart.totals).toMatchObject({ total: 315, tax: 0 });
  });

  it('changes its amount in the cart, and merges it with an equal line', async () => {
    const { id } = await shopper.read('POST', '/cart/v1/cartWithItem', { sku: anyAmountSku, giftCardAmount: 80 });
    const { items } = await add(id, { giftCardAmount: 25 });
    const itemId = items.find(({ giftCardAmount }) => giftCardAmount === 25)?.id;
    const change = `/cart/v1/cart/${id}/item`;
    const changed = await shopper.read('PUT', change, { itemId, giftCardAmount: 60.5 });
    expect(changed.items.map(({ giftCardAmount, price }) => [giftCardAmount, price.rowTotal])).toEqual([
      [80, 80],
      [60.5, 60.5],
    ]);
    expect(changed.items[0]?.giftCardBounds).toEqual({ min: 10, max: 500 });
    expect(await shopper.expectError('PUT', change, { itemId, giftCardAmount: 501 })).toMatchObject({ status: 400 });
    const merged = await shopper.read('PUT', change, { itemId, giftCardAmount: 80 });
    expect(merged.items).toMatchObject([{ qty: 2, giftCardAmount: 80 }]);
    expect(merged.flash ?? []).toEqual([]);
  });

  it('adds neither tax nor a discount to it beside goods', async () => {
    const goods = await shopper.createCart(reliableSku);
    const before = await shopper.read('POST', `/cart/v2/cart/${goods.id}/shippingAddress`, { address, useAsBilling: true });
    const after = await add(goods.id, { giftCardAmount: 500 });
    expect(before.totals.tax).toBeGreaterThan(0);
    expect(after.totals).toMatchObject({ tax: before.totals.tax, totalDiscount: before.totals.totalDiscount });
    expect(after.totals.total).toBeCloseTo(before.totals.total + 500, 2);
  });

  it('preserves its amount when it is saved for later and moved back', async () => {
    const { id, items } = await shopper.read('POST', '/cart/v1/cartWithItem', { sku: anyAmountSku, giftCardAmount: 60, giftOption });
    const [item] = items;
    if (!item) throw new Error('no item');
    const { listId: saveForLaterId, id: itemId } = await saveForLater(shopper, id, item);
    const back = await shopper.read('PUT', '/cart/v2/saveForLater', { basketId: id, saveForLaterId, itemId });
    expect(back.items).toMatchObject([{ giftCardAmount: 60, price: { current: 60 }, giftOption }]);
  });

  it('rejects a missing amount, an amount out of bounds, and a date in the past', async () => {
    const send = (more: object) => shopper.expectError('POST', '/cart/v1/cartWithItem', { sku: anyAmountSku, ...more });
    expect(await send({})).toMatchObject({ status: 409, errorId: 'PRC400' });
    expect(await send({ giftCardAmount: 501 })).toMatchObject({ status: 400 });
    expect(await send({ giftCardAmount: 50, giftOption: { ...giftOption, sendOn: '2026-11-20' } })).toMatchObject({ status: 400 });
  });

  it('issues a card for each unit, and mails numbers that no row and no log line contains', async () => {
    mails.length = 0;
    const { orderId } = await buyGiftCard(shopper, { giftCardAmount: 37.5, qty: 2, giftOption });
    await test.jobs.runDue();
    await test.jobs.runDue();
    const accounts = await test.database.db
      .selectFrom('value_accounts')
      .select(['id', 'balance', 'currency'])
      .where(sql<boolean>`details ->> 'orderId' = ${orderId}`)
      .execute();
    expect(accounts.map(({ balance, currency }) => [balance, currency])).toEqual([
      [3750, 'USD'],
      [3750, 'USD'],
    ]);
    const mail = mails.find(({ recipient, subject }) => recipient === giftOption.email && subject.includes('gift card'));
    expect(mail?.text).toContain('Kim sent you 2 Tarnfell gift cards.');
    expect(mail?.text).toContain('See you on the trail!');
    for (const { id } of accounts) {
      const { number, pin } = codes.getCodes(id);
      expect(mail?.text.replaceAll(' ', '')).toContain(number);
      expect(mail?.text).toContain(pin);
      const balance = await shopper.read<object>('POST', '/cart/v1/giftcard/balance', { number, pin });
      expect(balance).toEqual({ balance: 37.5, currency: 'USD', last4: number.slice(-4) });
      expect(await findCodes(test, { number, pin })).toEqual([]);
      expect(JSON.stringify(test.log.lines)).not.toContain(number);
      expect(mail?.html).toContain(pin);
    }
  });

  it('delivers it with its mail, and sends no mail for a line that is canceled before its day', async () => {
    mails.length = 0;
    const today = await buyGiftCard(shopper, { giftCardAmount: 25, qty: 2, giftOption });
    const dated = { giftCardAmount: 25, giftOption: { ...giftOption, sendOn: '2026-12-24' } };
    const cancelled = await buyGiftCard(shopper, dated);
    const getLine = (orderId: string) => test.database.db.updateTable('order_lines').where('order_id', '=', orderId);
    await getLine(cancelled.orderId).set({ cancelled: 1 }).execute();
    test.time.now = new Date('2026-12-24T13:00:00Z');
    await test.jobs.runDue();
    test.time.now = new Date('2026-11-21T09:00:00Z');
    const orders = await test.database.db
      .selectFrom('orders')
      .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
      .select(['orders.id', 'progress', 'packed', 'shipped', 'delivered'])
      .where('orders.id', 'in', [today.orderId, cancelled.orderId])
      .execute();
    expect(orders.find(({ id }) => id === today.orderId)).toMatchObject({ progress: 'delivered', packed: 2, shipped: 2, delivered: 2 });
    expect(orders.find(({ id }) => id === cancelled.orderId)).toMatchObject({ packed: 0, delivered: 0 });
    expect(mails.filter(({ recipient, subject }) => recipient === giftOption.email && subject.includes('gift card'))).toHaveLength(1);
  });

  it('adds the numbers later when a server without the secret issued the cards', async () => {
    mails.length = 0;
    const { orderId } = await buyGiftCard(shopper, { giftCardAmount: 25 });
    const ofOrder = sql<boolean>`details ->> 'orderId' = ${orderId}`;
    await test.database.db.updateTable('value_accounts').set({ code_hash: null }).where(ofOrder).execute();
    await test.jobs.runDue();
    const { id, code_hash } = await test.database.db.selectFrom('value_accounts').selectAll().where(ofOrder).executeTakeFirstOrThrow();
    expect(code_hash).toBe(codes.hashNumber(codes.getCodes(id).number));
    expect(
      mails.filter(({ recipient, subject }) => recipient === contact.recipientContactEmail && subject.includes('gift card')),
    ).toHaveLength(1);
  });

  it('mails it on its day, unless its order was canceled', async () => {
    mails.length = 0;
    const dated = { giftCardAmount: 25, giftOption: { ...giftOption, sendOn: '2026-12-24' } };
    await buyGiftCard(shopper, dated);
    const cancelled = await buyGiftCard(shopper, dated);
    const units = cancelled.items.map(({ id: lineId, qty }) => ({ lineId, qty }));
    await test.database.db
      .transaction()
      .execute((db) => deactivateGiftCards(db, { orderId: cancelled.orderId, units, now: test.time.now }));
    await test.jobs.runDue();
    const getGiftMails = () => mails.filter(({ recipient, subject }) => recipient === giftOption.email && subject.includes('gift card'));
    expect(getGiftMails()).toEqual([]);
    expect(mails.find(({ subject }) => subject.includes('order'))?.text).toContain('Sent by email to kim@example.com on December 24, 2026');
    test.time.now = new Date('2026-12-24T13:00:00Z');
    await test.jobs.runDue();
    await test.jobs.runDue();
    expect(getGiftMails()).toHaveLength(1);
    test.time.now = new Date('2026-11-21T09:00:00Z');
  });
});
