import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Cancellation, RefundPreview } from '#generated/openapi/orders.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { reliableSku, startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { buyGiftCard, giftCardKey, storeCard } from '../../gift-cards/testing/buy-gift-card.ts';
import { startLoyaltyMember } from '../../loyalty/testing/start-loyalty-member.ts';
import { renderMailText, type MailSection } from '../../mail/mail-part.ts';
import { sumRefunds } from '../../payments/testing/fake-charges.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { createOffer } from '../../promotions/testing/apply-to.ts';
import { writePromotions } from '../../promotions/testing/write-promotions.ts';
import { readBalance, findUnbalanced } from '../../stored-value/testing/value-accounts.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { createKeyHeader, orderPath, prepareForOrder, createReadyCart } from '../testing/create-ready-cart.ts';
import { startEmployee } from '../testing/start-employee.ts';

const cancelPath = '/consumers-v3/consumer/CancelOrder';
const conflict = { status: 409, errorId: 'ORD409' };

describe('cancelOrder', () => {
  const payments = createFakePayments();
  const trio = createOffer({ kind: 'buy-x-get-y', buy: 2, get: 1, percent: 100 }, { sites: ['TARNFELL-US'], coupon: { codes: ['TRIO'] } });
  const folder = writePromotions({
    once: createOffer(
      { kind: 'order-amount', amount: { USD: 10 } },
      { sites: ['TARNFELL-US'], coupon: { codes: ['ONCE'], limits: { total: 1 } } },
    ),
    trio,
  });
  let test: TestBackend;
  let shopper: Shopper;
  beforeAll(async () => {
    test = await startTestBackend({ contentDir: folder.contentDir, giftCardKey, partners: { payments: payments.port } });
  }, 120_000);
  beforeEach(async () => void (shopper = await startShopper(test)));
  afterEach(async () => {
    payments.mode = 'up';
    expect(await findUnbalanced(test.database.db)).toEqual([]);
  });
  afterAll(async () => {
    await test.close();
    folder.dispose();
  });

  const getDb = () => test.database.db;
  const place = (by: Shopper, { id, version }: Cart) =>
    by.read<Order>('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
  const cancel = (by: Shopper, { orderNumber }: Order, more: Partial<Cancellation> = {}, key: string = randomUUID()) =>
    by.read<Order>('POST', cancelPath, { orderNumber, ...more }, createKeyHeader(key));
  const fail = (by: Shopper, { orderNumber }: Order, more: Partial<Cancellation> = {}, key: string = randomUUID()) =>
    by.expectError('POST', cancelPath, { orderNumber, ...more }, createKeyHeader(key));
  const createUnits = ({ items }: Order, qty: number, index = 0) => ({ items: [{ itemId: items[index]?.id ?? '', qty }] });
  const readStock = async (): Promise<number> => {
    const found = getDb().selectFrom('stock').select('quantity').where('sku', '=', reliableSku).where('location', '=', 'TARNFELL-US');
    return (await found.executeTakeFirstOrThrow()).quantity;
  };
  const readStored = ({ orderId }: Order) => getDb().selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  const readRefunds = ({ orderId }: Order) =>
    getDb().selectFrom('order_refunds').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
  const readCharge = async (order: Order) => payments.charges.get((await readStored(order)).tenders.at(-1)?.reference ?? '');
  const readMails = async ({ orderId }: Order, template: string): Promise<string[]> => {
    const mails = await getDb().selectFrom('outbox').select(['dedupe_key', 'payload']).where('template', '=', template).execute();
    const own = mails.filter(({ dedupe_key: key }) => key.startsWith(`${template}:${orderId}`));
    return own.map(({ payload }) => `${String(payload['subject'])}\n${renderMailText(payload.parts as readonly MailSection[])}`);
  };
  const getMinor = (amount: number): number => Math.round(amount * 100);

  it('returns stock and money of a whole order, with a credit note and mails', async () => {
    const before = await readStock();
    const order = await place(shopper, await createReadyCart(shopper, reliableSku, 2));
    const total = getMinor(order.totals.total);
    await cancel(shopper, order, { reason: 'changedMind' });
    expect([await readStock(), await readStored(order)]).toMatchObject([
      before,
      { state: 'finalised', progress: 'cancelled', refunded_minor: total },
    ]);
    expect(await readRefunds(order)).toMatchObject([{ state: 'pending', tenders: [{ kind: 'CREDIT_CARD', state: 'pending' }] }]);
    expect((await readMails(order, 'cancelled'))[0]).toMatch(/is canceled\n[^]*2 × [^]*Card •••• 3338: \$[^]*We’ll email you again/);
    await test.jobs.runDue();
    expect(await readRefunds(order)).toMatchObject([
      {
        state: 'refunded',
        amount_minor: total,
        credit_note_number: expect.stringMatching(/^C-2611-\d{6}$/),
        tenders: [{ state: 'refunded' }],
      },
    ]);
    const charge = await readCharge(order);
    expect([charge?.state, sumRefunds(charge)]).toEqual(['returned', total]);
    expect((await readMails(order, 'refunded'))[0]).toMatch(/We refunded \$[^]*credit note is C-2611-/);
    expect(await fail(shopper, order)).toMatchObject(conflict);
  });

  it('cancels units of a line once per key, and the rest later', async () => {
    const order = await place(shopper, await createReadyCart(shopper, reliableSku, 3));
    const key = randomUUID();
    await cancel(shopper, order, createUnits(order, 1), key);
    await cancel(shopper, order, createUnits(order, 1), key);
    expect(await fail(shopper, order, createUnits(order, 2), key)).toMatchObject({ status: 409, errorId: 'API400' });
    const [first] = await readRefunds(order);
    expect(first).toMatchObject({
      amount_minor: Math.floor((getMinor(order.totals.itemTotal) / 3) | 0) + Math.floor(getMinor(order.totals.tax) / 3),
    });
    expect(await readStored(order)).toMatchObject({ progress: 'placed', refunded_minor: first?.amount_minor });
    expect((await readMails(order, 'cancelled'))[0]).toMatch(/Part of [^]*Still in your order\n2 × /);
    await cancel(shopper, order);
    expect(await readStored(order)).toMatchObject({ progress: 'cancelled', refunded_minor: getMinor(order.totals.total) });
    await test.jobs.runDue();
    expect(sumRefunds(await readCharge(order))).toBe(getMinor(order.totals.total));
  });

  it('refunds what was previewed, and rejects another amount', async () => {
    const { id } = await createReadyCart(shopper, reliableSku, 3);
    const order = await place(shopper, await shopper.read('PUT', '/cart/v1/coupon', { basketId: id, code: 'TRIO' }));
    const units = createUnits(order, 2);
    const path = `/consumers-v3/consumer/purchase/${order.orderId}/refundPreview`;
    const preview = await shopper.read<RefundPreview>('POST', path, { reason: 'cancelled', ...units });
    const [refund, tax = 0] = [preview.amount, preview.tax];
    // Two of three units leave the price of one: that of the free unit, which is not free any more.
    expect(preview).toMatchObject({ items: [{ qty: 2 }], endedPromotions: ['Offer'], payments: [{ amount: refund }] });
    expect(getMinor(refund - tax)).toBe(getMinor(order.items[0]?.price.current ?? 0));
    expect(await fail(shopper, order, { ...units, expectedRefund: refund + 1 })).toMatchObject({ status: 409, errorId: 'ORD412' });
    expect(await readRefunds(order)).toEqual([]);
    await cancel(shopper, order, { ...units, expectedRefund: refund });
    expect(await readRefunds(order)).toMatchObject([{ amount_minor: getMinor(refund) }]);
    expect(await shopper.expectError('POST', path, { reason: 'returned' })).toMatchObject(conflict);
  });

  it('rejects packed units, too many units, unknown lines, and orders with a pending payment', async () => {
    const order = await place(shopper, await createReadyCart(shopper, reliableSku, 2));
    await getDb().updateTable('order_lines').set({ packed: 1 }).where('order_id', '=', order.orderId).execute();
    for (const items of [createUnits(order, 2), { items: [{ itemId: 'item-x', qty: 1 }] }])
      expect(await fail(shopper, order, items)).toMatchObject(conflict);
    expect([await readRefunds(order), (await readStored(order)).refunded_minor]).toEqual([[], 0]);
    payments.mode = 'deaf';
    const processing = await place(shopper, await createReadyCart(shopper));
    expect(processing.status).toBe('processing');
    expect(await fail(shopper, processing)).toMatchObject(conflict);
  });

  it('retries the refund while the partner is unavailable, and refunds once', async () => {
    const order = await place(shopper, await createReadyCart(shopper));
    await cancel(shopper, order);
    payments.mode = 'deaf';
    await test.jobs.runDue();
    expect(await readRefunds(order)).toMatchObject([{ state: 'pending' }]);
    payments.mode = 'up';
    test.time.now = new Date(test.time.now.getTime() + 20_000);
    await test.jobs.runDue();
    expect(await readRefunds(order)).toMatchObject([{ state: 'refunded' }]);
    expect(sumRefunds(await readCharge(order))).toBe(getMinor(order.totals.total));
  });

  it('refunds tenders in reverse order of payment, and takes earned points back', async () => {
    const member = await startLoyaltyMember(test, { points: 1250 });
    const ready = await prepareForOrder(member, await member.createCart(reliableSku, 2));
    const card = await storeCard(test, { amount: 5000 });
    await member.read('POST', `/cart/v1/cart/${ready.id}/paymentInstruments`, {
      payment_method_id: 'GIFT_CARD',
      number: card.number,
      pin: card.pin,
    });
    const paid = await member.read('PUT', `/cart/v1/cart/${ready.id}/reward`, { appliedLoyaltyVoucher: { points: 1000 } });
    const order = await place(member, paid);
    const { id: pointsId } = await getDb()
      .selectFrom('value_accounts')
      .select('id')
      .where('customer_id', '=', member.token.customerId)
      .where('kind', '=', 'points')
      .executeTakeFirstOrThrow();
    expect(await readBalance(getDb(), pointsId)).toBe(250 + (order.earnedPoints ?? 0));
    await cancel(member, order, createUnits(order, 1));
    expect((await readRefunds(order))[0]?.tenders.map(({ kind }) => kind)).toEqual(['CREDIT_CARD']);
    expect(await readBalance(getDb(), card.id)).toBe(0);
    await cancel(member, order);
    const last = (await readRefunds(order))[1]?.tenders;
    expect(last).toMatchObject([
      { kind: 'CREDIT_CARD', state: 'pending' },
      { kind: 'GIFT_CARD', amountMinor: 5000, state: 'refunded' },
      { kind: 'LOYALTY_POINTS', amountMinor: 1200, points: 1000, state: 'refunded' },
    ]);
    expect([await readBalance(getDb(), pointsId), await readBalance(getDb(), card.id)]).toEqual([1250, 5000]);
  });

  it('restores coupon uses with the whole order only, and the cap of an employee with each unit', async () => {
    const employee = await startEmployee(test);
    const { id } = await createReadyCart(employee, reliableSku, 2);
    const order = await place(employee, await employee.read('PUT', '/cart/v1/coupon', { basketId: id, code: 'ONCE' }));
    const readUses = async () => (await getDb().selectFrom('promotion_counters').select('used').executeTakeFirstOrThrow()).used;
    const readSpent = async () => {
      const found = getDb()
        .selectFrom('programme_memberships')
        .select('current_spend_minor')
        .where('customer_id', '=', employee.token.customerId);
      return (await found.executeTakeFirstOrThrow()).current_spend_minor;
    };
    const whole = await readSpent();
    expect([Number(await readUses()), whole > 0]).toEqual([1, true]);
    await cancel(employee, order, createUnits(order, 1));
    // The coupon stays with the other unit.
    const [unit] = (await readRefunds(order))[0]?.content.lines ?? [];
    const refunded = (unit?.amountMinor ?? 0) - (unit?.taxMinor ?? 0);
    expect([Number(await readUses()), whole - (await readSpent())]).toEqual([1, refunded]);
    await cancel(employee, order);
    expect([Number(await readUses()), await readSpent()]).toEqual([0, 0]);
  });

  it('deactivates the gift cards of canceled units unless they are used', async () => {
    const buy = () => buyGiftCard(shopper, { giftCardAmount: 25, qty: 2, giftOption: undefined });
    const readActive = async ({ orderId }: Order) => {
      const cards = await getDb()
        .selectFrom('value_accounts')
        .select(['id', 'is_active', 'details'])
        .where('kind', '=', 'gift_card')
        .execute();
      return cards.filter(({ details, is_active: isActive }) => details['orderId'] === orderId && isActive);
    };
    const order = await buy();
    await cancel(shopper, order, createUnits(order, 1));
    expect(await readActive(order)).toHaveLength(1);
    const [card] = await readActive(order);
    const entry = {
      account_id: card?.id ?? '',
      reference: 'paid',
      kind: 'hold',
      amount: -500,
      order_id: null,
      created_at: test.time.now,
    } as const;
    await getDb().insertInto('value_entries').values(entry).execute();
    await getDb().updateTable('value_accounts').set({ balance: 2000 }).where('id', '=', entry.account_id).execute();
    expect(await fail(shopper, order)).toMatchObject(conflict);
    expect([(await readActive(order)).length, (await readRefunds(order)).length]).toEqual([1, 1]);
  });

  it("finds a guest's order by email address too, and no order of another customer", async () => {
    const order = await place(shopper, await createReadyCart(shopper));
    const other = await startShopper(test);
    const unknown = { status: 404, errorId: 'OHS4004' };
    for (const more of [{}, { email: 'kim@example.com' }]) expect(await fail(other, order, more)).toMatchObject(unknown);
    expect(await cancel(other, order, { email: order.email })).toMatchObject({ status: 'cancelled', progress: 'cancelled' });
  });
});
