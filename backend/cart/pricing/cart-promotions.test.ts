import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { startMember } from '../../authentication/testing/start-member.ts';
import { seedFiles, writeSeed, type SeededFolder } from '../../content/testing/seed.ts';
import { giftCardSku, createKeyHeader, orderPath, createReadyCart } from '../../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { openCountingDatabase } from '../../testing/counting-database.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { reliableSku, startShopper, type Shopper } from '../testing/start-shopper.ts';

const [site, style] = ['TARNFELL-US', reliableSku.split(':')[1] ?? ''];
const giftA = 'TARNFELL:TFKES01M:G4S:S::1:';
const giftB = 'TARNFELL:TFKES01M:G4S:L::1:';
const otherSku = 'TARNFELL:TFHEA01M:B3L:M::1:';
const name = (en: string) => ({ en, fr: `${en} (fr)`, de: `${en} (de)` });
const sites = [site];

/** A unit of the reliable variant costs 100 dollars here. Its promotions require two units or more, so that they do not interfere. */
const promotions = {
  'two-off': {
    name: name('Two for less'),
    sites,
    items: { styles: [style] },
    minimum: { units: 2 },
    reward: { kind: 'product-percentage', percent: 10 },
  },
  'order-off': {
    name: name('Ten off'),
    callout: { approaching: name('Start'), inProgress: name('{remaining} to go'), earned: name('Done') },
    sites,
    minimum: { amount: { USD: 250 } },
    reward: { kind: 'order-amount', amount: { USD: 10 } },
  },
  gift: { name: name('A gift'), sites, minimum: { amount: { USD: 350 } }, reward: { kind: 'gift-with-purchase', gifts: [giftA, giftB] } },
  choice: {
    name: name('Choose'),
    sites,
    minimum: { units: 6 },
    reward: { kind: 'gift-with-purchase', gifts: [giftA, giftB], choose: 1 },
  },
  welcome: { name: name('Welcome'), sites, coupon: { codes: ['WELCOME'] }, reward: { kind: 'order-percentage', percent: 10 } },
  vip: { name: name('Members'), sites, segments: ['member'], coupon: { codes: ['VIP'] }, reward: { kind: 'shipping-free' } },
  third: {
    name: name('Every third free'),
    sites,
    items: { styles: ['TFHEA01M'] },
    reward: { kind: 'buy-x-get-y', buy: 2, get: 1, percent: 100 },
  },
  flash: {
    name: name('Flash'),
    sites,
    items: { styles: ['TFHEA01M'] },
    validTo: '2026-11-21T09:01:00Z',
    reward: { kind: 'order-percentage', percent: 20 },
  },
};

describe('the promotions of a cart', () => {
  const seeded = new Date('2026-11-21T09:00:00Z');
  let folder: SeededFolder;
  let test: TestBackend;
  let shopper: Shopper;
  beforeAll(async () => {
    const files = Object.entries(promotions).map(([id, document]) => [`tarnfell/promotions/${id}.json`, document]);
    folder = writeSeed({ ...seedFiles, ...Object.fromEntries(files) });
    test = await startTestBackend({ contentDir: folder.contentDir, partners: { payments: createFakePayments().port } });
    const prices = test.database.db.updateTable('prices').set({ current_minor: 10_000, original_minor: 10_000 });
    await prices.where('style_id', '=', style).where('site_id', '=', site).execute();
    shopper = await startShopper(test);
  }, 120_000);
  afterAll(async () => {
    await test.close();
    folder.dispose();
  });
  beforeEach(async () => {
    test.time.now = seeded;
    for (const sku of [giftA, giftB, reliableSku]) await setStock(sku, 50);
  });

  const setStock = (sku: string, quantity: number) =>
    test.database.db
      .insertInto('stock')
      .values({ sku, location: site, quantity })
      .onConflict((conflict) => conflict.columns(['sku', 'location']).doUpdateSet({ quantity }))
      .execute();
  const read = ({ id }: Pick<Cart, 'id'>, as = shopper) => as.read('GET', `/cart/v1/cart/${id}`);
  const setQty = (cart: Cart, qty: number) =>
    shopper.read('PUT', `/cart/v1/cart/${cart.id}/item`, { itemId: cart.items[0]?.id ?? '', qty });
  const enter = (cart: Pick<Cart, 'id'>, ...codes: readonly string[]) =>
    test.database.db
      .updateTable('carts')
      .set({ coupons: JSON.stringify(codes.map((code) => ({ id: `coupon-${code}`, code }))) })
      .where('id', '=', cart.id)
      .execute();
  const getGifts = ({ items }: Cart) => items.filter(({ bonus }) => bonus);
  const place = ({ id, version }: Cart, as = shopper) =>
    as.read<Order>('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());

  it('reduce rows, the order and shipping, and their totals add up', async () => {
    const cart = await shopper.createCart(reliableSku, 3);
    expect(cart.items).toMatchObject([
      {
        price: { current: 100, amount: 100, discount: 30, rowTotal: 270 },
        promotions: [{ promotionId: 'two-off', promotionName: 'Two for less', amount: 30 }],
      },
    ]);
    expect(cart).toMatchObject({
      totals: { itemSubTotal: 300, totalDiscount: 40, itemTotal: 260, shipping: 0 },
      orderPromotions: [{ promotionId: 'order-off', promotionName: 'Ten off', amount: 10 }],
      promoSummary: [
        { level: 'PRODUCT', promotionId: 'two-off', state: 'earned' },
        { level: 'ORDER', promotionId: 'order-off', state: 'earned', calloutMessage: 'Start|$0.00 to go|Done' },
        { level: 'SHIPPING', promotionId: 'free-shipping', state: 'earned' },
      ],
      couponItems: [],
    });
  });

  it('show a free unit as a discount, not as a lower price of all units', async () => {
    await setStock(otherSku, 20);
    const [item] = (await shopper.createCart(otherSku, 3)).items;
    const current = item?.price.current ?? 0;
    expect(item).toMatchObject({
      price: { amount: current, rowTotal: Math.round(200 * current) / 100 },
      promotions: [{ promotionId: 'third', amount: current }],
    });
  });

  it('report the amount missing to a minimum', async () => {
    const cart = await shopper.createCart(reliableSku, 1);
    expect(cart.promoSummary).toMatchObject([
      { promotionId: 'order-off', state: 'inProgress', calloutMessage: 'Start|$150.00 to go|Done', approachingDisplayLevel: 'ORDER' },
      { promotionId: 'free-shipping' },
    ]);
    expect(cart.approachingDiscount).toMatchObject([
      { level: 'ORDER', promotionId: 'order-off', threshold: 250, remaining: 150 },
      { level: 'SHIPPING', threshold: 75, remaining: 0 },
    ]);
  });

  it('add a gift that cannot be changed and disappears with its reason', async () => {
    const cart = await shopper.createCart(reliableSku, 5);
    const [gift] = getGifts(cart);
    expect(gift).toMatchObject({
      sku: giftA,
      qty: 1,
      maxQty: 1,
      promotionId: 'gift',
      price: { current: 0, amount: 0, rowTotal: 0, original: 100 },
    });
    const fault = { status: 409, errorId: 'GWP403' };
    const itemId = gift?.id ?? '';
    expect(await shopper.expectError('PUT', `/cart/v1/cart/${cart.id}/item`, { itemId, qty: 2 })).toMatchObject(fault);
    expect(await shopper.expectError('DELETE', '/cart/v1/item', { basketId: cart.id, itemId })).toMatchObject(fault);
    expect(await shopper.expectError('POST', `/cart/v2/cart/${cart.id}/saveForLater`, { itemId })).toMatchObject(fault);
    await setStock(giftA, 0);
    expect(getGifts(await read(cart))).toMatchObject([{ sku: giftB }]);
    expect(getGifts(await setQty(cart, 2))).toEqual([]);
  });

  it('offer gifts that the shopper can choose and remove', async () => {
    const cart = await shopper.createCart(reliableSku, 6);
    expect(cart.bonusChoices).toMatchObject([
      { promotionId: 'choice', choose: 1, chosen: 0, options: [{ sku: giftA }, { sku: giftB, chosen: false }] },
    ]);
    const choose = (sku: string, promotionId = 'choice') => ({ basketId: cart.id, sku, promotionId });
    await shopper.read('POST', '/cart/v1/item', choose(giftA));
    const chosen = await shopper.read('POST', '/cart/v1/item', choose(giftB));
    expect(getGifts(chosen).map(({ sku, promotionId }) => [sku, promotionId])).toEqual([
      [giftB, 'choice'],
      [giftA, 'gift'],
    ]);
    expect(await shopper.expectError('POST', '/cart/v1/item', choose(reliableSku))).toMatchObject({ errorId: 'GWP403' });
    expect(await shopper.expectError('POST', '/cart/v1/item', choose(giftA, 'gift'))).toMatchObject({ errorId: 'GWP403' });
    const itemId = getGifts(chosen)[0]?.id ?? '';
    expect((await shopper.read('DELETE', '/cart/v1/item', { basketId: cart.id, itemId })).bonusChoices).toMatchObject([{ chosen: 0 }]);
  });

  it('reject adding a variant that is only a gift', async () => {
    const { id } = await shopper.createCart();
    const prices = test.database.db.deleteFrom('prices').where('style_id', '=', 'TFKES01M').where('color_code', '=', 'G4S');
    const removed = await prices.returningAll().execute();
    expect(await shopper.expectError('POST', '/cart/v1/item', { basketId: id, sku: giftA })).toMatchObject({
      status: 409,
      errorId: 'GWP403',
    });
    if (removed.length > 0) await test.database.db.insertInto('prices').values(removed).execute();
  });

  it('exclude gift cards', async () => {
    const cart = await shopper.createCart(giftCardSku, 5);
    expect([cart.totals.totalDiscount, cart.promoSummary, getGifts(cart)]).toEqual([0, [], []]);
  });

  it('apply coupons, or report the reason in the language of the request', async () => {
    const cart = await shopper.createCart(reliableSku, 1);
    await enter(cart, 'WELCOME', 'VIP', 'NOBODY');
    expect(await read(cart)).toMatchObject({
      totals: { totalDiscount: 10 },
      couponItems: [
        { id: 'coupon-WELCOME', code: 'WELCOME', applied: true, promotionId: 'welcome', promotionName: 'Welcome', amount: 10 },
        { code: 'VIP', applied: false, promotionName: 'Members', errorId: 'PRM143', message: 'Sign in to use this code.' },
        { code: 'NOBODY', applied: false, errorId: 'PRM416' },
      ],
    });
    await enter(cart);
    expect((await read(cart)).totals).toEqual(cart.totals);
  });

  it('depend on the segments of a customer', async () => {
    const member = await startMember(test);
    const cart = await member.createCart(reliableSku, 1);
    await enter(cart, 'VIP');
    const readOptin = (value: boolean) =>
      test.database.db
        .insertInto('enrollments')
        .values({
          customer_id: member.token.customerId,
          type: 'Loyalty',
          optin: value,
          double_optin: false,
          country: 'US',
          updated_at: seeded,
        })
        .onConflict((conflict) => conflict.columns(['customer_id', 'type', 'country']).doUpdateSet({ optin: value }))
        .execute();
    await readOptin(false);
    expect((await read(cart, member)).couponItems).toMatchObject([{ applied: false, errorId: 'PRM136' }]);
    await readOptin(true);
    const shipped = (await read(cart, member)).items[0]?.shippingOptions.map(({ shippingMethod }) => shippingMethod.price);
    expect(shipped).toEqual([0, 0]);
  });

  it('apply to the order as the shopper saw them, with gifts taken from stock', async () => {
    const cart = await createReadyCart(shopper, reliableSku, 4);
    const order = await place(cart);
    expect(order).toMatchObject({
      totals: cart.totals,
      orderPromotions: cart.orderPromotions,
      promoSummary: cart.promoSummary,
      items: [{ bonus: false }, { sku: giftA, bonus: true, price: { rowTotal: 0 }, shippingId: 'me' }],
    });
    const { quantity } = await test.database.db
      .selectFrom('stock')
      .select('quantity')
      .where('sku', '=', giftA)
      .where('location', '=', site)
      .executeTakeFirstOrThrow();
    expect(quantity).toBe(49);
  });

  it('grant the last gift once', async () => {
    await setStock(giftA, 1);
    const shoppers = await Promise.all([startShopper(test), startShopper(test), startShopper(test)]);
    const carts = await Promise.all(shoppers.map((each) => createReadyCart(each, reliableSku, 4)));
    const orders = await Promise.all(carts.map((cart, index) => place(cart, shoppers[index])));
    const given = orders.flatMap(({ items }) => items.filter(({ bonus }) => bonus).map(({ sku }) => sku));
    expect(given.toSorted()).toEqual([giftB, giftB, giftA].toSorted());
  });

  it('reject an order with BSK412 if the shopper has not seen the total', async () => {
    const buyer = await startShopper(test);
    await setStock(otherSku, 20);
    const cart = await createReadyCart(buyer, otherSku);
    expect(cart.totals.totalDiscount).toBeGreaterThan(0);
    test.time.now = new Date('2026-11-21T09:01:00Z');
    const body = { cartId: cart.id, cartVersion: cart.version };
    expect(await buyer.expectError('PUT', orderPath, body, createKeyHeader())).toMatchObject({
      status: 409,
      errorId: 'BSK412',
      detail: { type: 'flash' },
    });
    const now = await read(cart, buyer);
    expect([now.totals.totalDiscount, now.version]).toEqual([0, cart.version + 1]);
    expect((await place(now, buyer)).totals).toEqual(now.totals);
  });

  it('add no statement to a change of the cart', async () => {
    const counting = openCountingDatabase(test.database.engine);
    const clock = { now: () => test.time.now };
    const host = await startTestBackend({ db: counting.db, clock, contentDir: folder.contentDir });
    const cart = await shopper.createCart(reliableSku, 6);
    await read(cart);
    const { statements } = await counting.count(async () => {
      const request = new Request('http://backend.local/cart/v1/item', {
        method: 'POST',
        headers: { ...shopper.headers, 'content-type': 'application/json' },
        body: JSON.stringify({ basketId: cart.id, sku: reliableSku }),
      });
      return (await host.backend.fetch(request)).json();
    });
    await host.close();
    await counting.close();
    expect(statements).toBe(2);
  });
});
