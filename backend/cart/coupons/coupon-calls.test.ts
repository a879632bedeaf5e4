import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart, CouponItem } from '#generated/openapi/cart.ts';
import { startMember } from '../../authentication/testing/start-member.ts';
import { setUnits } from '../../delivery/testing/places-of-tests.ts';
import { createCardInput, createKeyHeader, orderPath, createReadyCart } from '../../orders/testing/create-ready-cart.ts';
import { createFakePayments, fakeTokens } from '../../payments/testing/fake-payments.ts';
import { createOffer, type Documents } from '../../promotions/testing/apply-to.ts';
import { writePromotions } from '../../promotions/testing/write-promotions.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { reliableSku, startShopper, type Shopper } from '../testing/start-shopper.ts';

const path = '/cart/v1/coupon';
type Given = Omit<Documents[string], 'reward' | 'coupon'>;
type Limits = NonNullable<Documents[string]['coupon']>['limits'];

const here = { sites: ['TARNFELL-US'] };
const giftSku = 'TARNFELL:TFKES01M:G4S:L::1:';
const createTenOff = (codes: readonly string[], given: Given = {}, limits?: Limits): Documents[string] =>
  createOffer(
    { kind: 'order-amount', amount: { USD: 10, CAD: 10 } },
    { ...here, ...given, coupon: { codes: [...codes], ...(limits && { limits }) } },
  );

const documents: Documents = {
  frost: createTenOff(['FROST10', 'FROST-TEN']),
  thaw: createTenOff(['THAW10']),
  ended: createTenOff(['ENDED'], { validTo: '2026-11-01T00:00:00Z' }),
  coming: createTenOff(['COMING'], { validFrom: '2026-12-01T00:00:00Z' }),
  ending: createTenOff(['ENDING'], { validTo: '2026-11-21T09:00:05Z' }),
  once: createTenOff(['ONCE'], {}, { total: 1 }),
  yours: createTenOff(['YOURS'], {}, { perCustomer: 1 }),
  again: createTenOff(['AGAIN'], {}, { total: 10, perCustomer: 1, budget: { USD: 500 } }),
  funded: createTenOff(['FUNDED'], {}, { budget: { USD: 15 } }),
  large: createTenOff(['LARGE'], { sites: ['TARNFELL-US', 'TARNFELL-CA'], minimum: { amount: { USD: 5000, CAD: 5000 } } }),
  swift: createOffer({ kind: 'shipping-free', methods: ['express'] }, { ...here, coupon: { codes: ['SWIFT'], limits: { total: 1 } } }),
  many: createTenOff(['MANY'], { minimum: { units: 3 } }),
  staff: createTenOff(['STAFF'], { segments: ['employee'] }),
  known: createTenOff(['KNOWN'], { segments: ['signed-in'] }),
  elsewhere: createTenOff(['ELSEWHERE'], { sites: ['TARNFELL-CA'] }),
  boots: createTenOff(['BOOTS'], { items: { styles: ['TFNONE01'] } }),
  best: createOffer({ kind: 'order-percentage', percent: 50 }, { ...here, stacking: 'exclusive', coupon: { codes: ['BEST'] } }),
  gift: createOffer({ kind: 'gift-with-purchase', gifts: ['TARNFELL:TFNONE01:K3B:M::1:'] }, { ...here, coupon: { codes: ['GIFT'] } }),
  present: createOffer({ kind: 'gift-with-purchase', gifts: [giftSku] }, { ...here, coupon: { codes: ['PRESENT'] } }),
};

describe('the coupons of a cart', () => {
  const folder = writePromotions(documents);
  let test: TestBackend;
  let shopper: Shopper;
  beforeAll(async () => {
    test = await startTestBackend({ contentDir: folder.contentDir, partners: { payments: createFakePayments().port } });
    shopper = await startShopper(test);
  }, 120_000);
  afterAll(async () => {
    await test.close();
    folder.dispose();
  });

  const enter = (cart: Pick<Cart, 'id'>, code: string, by = shopper) => by.read('PUT', path, { basketId: cart.id, code });
  const reject = async (cart: Pick<Cart, 'id'>, code: string, by = shopper) => {
    const { status, errorId } = await by.expectError('PUT', path, { basketId: cart.id, code });
    return `${status} ${errorId}`;
  };
  const readCart = (id: string, by = shopper) => by.read('GET', `/cart/v1/cart/${id}`);
  const place = (cart: Cart, by = shopper) => by.send('PUT', orderPath, { cartId: cart.id, cartVersion: cart.version }, createKeyHeader());
  const getCouponStates = ({ couponItems }: Cart) =>
    couponItems.map(({ code, applied, errorId }) => `${code} ${applied ? 'applies' : errorId}`);
  const createCoupon = ({ couponItems }: Cart, code: string) => couponItems.find((coupon) => coupon.code === code) as CouponItem;

  it('add a code in any notation, deduct its amount, and restore the cart when it is removed', async () => {
    const before = await shopper.createCart();
    const cart = await enter(before, ' frost10 ');
    expect(cart.couponItems).toMatchObject([{ code: 'FROST10', applied: true, promotionId: 'frost', promotionName: 'Offer', amount: 10 }]);
    expect(cart.totals.totalDiscount).toBe(before.totals.totalDiscount + 10);
    expect(await readCart(before.id)).toEqual(cart);
    const after = await shopper.read('DELETE', path, { basketId: cart.id, couponId: cart.couponItems[0]?.id });
    expect({ ...after, version: before.version }).toEqual(before);
  });

  it('do not change when a coupon is removed that is not in the cart', async () => {
    const cart = await shopper.createCart();
    expect(await shopper.read('DELETE', path, { basketId: cart.id, couponId: 'none' })).toEqual(cart);
  });

  it('have the same order, whichever was entered first', async () => {
    const [one, other] = [await shopper.createCart(), await shopper.createCart()];
    await enter(one, 'FROST10');
    await enter(other, 'THAW10');
    const carts = [await enter(one, 'THAW10'), await enter(other, 'FROST10')];
    expect(carts.map(getCouponStates)).toEqual([
      ['FROST10 applies', 'THAW10 applies'],
      ['FROST10 applies', 'THAW10 applies'],
    ]);
  });

  it.each([
    ['of no promotion', 'FROST1O', 'PRM416'],
    ['of spaces', '   ', 'PRM416'],
    ['that has expired', 'ENDED', 'PRM130'],
    ['that is not valid yet', 'COMING', 'PRM131'],
    ['of another site', 'ELSEWHERE', 'PRM142'],
  ])('rejects a code %s and does not store it', async (_, code, errorId) => {
    const cart = await shopper.createCart();
    expect(await reject(cart, code)).toBe(`422 ${errorId}`);
    expect(await readCart(cart.id)).toEqual(cart);
  });

  it('reject a code that is in the cart, and another of the same promotion', async () => {
    const cart = await shopper.createCart();
    await enter(cart, 'FROST10');
    expect([await reject(cart, 'frost10'), await reject(cart, 'FROST-TEN')]).toEqual(['422 PRM139', '422 PRM139']);
  });

  it('reject a sixth code', async () => {
    const cart = await shopper.createCart();
    for (const code of ['FROST10', 'THAW10', 'LARGE', 'MANY', 'BOOTS']) await enter(cart, code);
    expect(await reject(cart, 'YOURS')).toBe('422 PRM140');
  });

  it.each([
    ['LARGE', 'PRM134', /^Add \$[\d,.]+ more to use this code\.$/],
    ['MANY', 'PRM135', /^Add 2 more items to use this code\.$/],
    ['BOOTS', 'PRM137', /doesn’t apply to the items/],
    ['KNOWN', 'PRM143', /Sign in/],
    ['GIFT', 'PRM144', /out of stock/],
  ])('keeps %s, and reports with %s why it does not apply', async (code, errorId, message) => {
    const { couponItems } = await enter(await shopper.createCart(), code);
    expect(couponItems).toEqual([expect.objectContaining({ code, applied: false, errorId, message: expect.stringMatching(message) })]);
  });

  it('block an order with a coupon whose gift is out of stock', async () => {
    const { id } = await createReadyCart(shopper);
    await setUnits(test.database.db, 'TARNFELL-US', giftSku, 5);
    const cart = await enter({ id }, 'PRESENT');
    expect(getCouponStates(cart)).toEqual(['PRESENT applies']);
    await setUnits(test.database.db, 'TARNFELL-US', giftSku, 0);
    const rejection = await place(cart);
    expect([rejection.status, await rejection.json()]).toMatchObject([409, { errorDetails: [{ errorId: 'PRM144', type: 'flash' }] }]);
  });

  it('retain a code for employees in the cart of another customer', async () => {
    const member = await startMember(test);
    expect(getCouponStates(await enter(await member.createCart(), 'STAFF', member))).toEqual(['STAFF PRM136']);
  });

  it('report the amount missing to a minimum in the language and currency of the shopper', async () => {
    const cart = await shopper.createCart();
    const { remaining = 0 } = createCoupon(await enter(cart, 'LARGE'), 'LARGE');
    expect(remaining).toBeCloseTo(5000 - cart.totals.itemTotal, 2);
    const canadian = await startShopper(test, 'TARNFELL-CA', 'fr_CA');
    expect(createCoupon(await enter(await canadian.createCart(), 'LARGE', canadian), 'LARGE').message).toMatch(
      /^Plus que [\d\s,]+\sCAD pour utiliser ce code\.$/u,
    );
    await enter(cart, 'MANY');
    const more = await shopper.read('POST', '/cart/v1/item', { basketId: cart.id, sku: reliableSku, qty: 2 });
    expect(getCouponStates(more)).toEqual(['LARGE PRM134', 'MANY applies']);
  });

  it('mark a coupon that another promotion supersedes, until that is removed', async () => {
    const cart = await shopper.createCart();
    await enter(cart, 'FROST10');
    const both = await enter(cart, 'BEST');
    expect(getCouponStates(both)).toEqual(['BEST applies', 'FROST10 PRM138']);
    const left = await shopper.read('DELETE', path, { basketId: cart.id, couponId: createCoupon(both, 'BEST').id });
    expect(getCouponStates(left)).toEqual(['FROST10 applies']);
  });

  it('retain an expired coupon with a mark, and block an order that lost it unseen', async () => {
    const { id } = await createReadyCart(shopper);
    const shown = await enter({ id }, 'ENDING');
    const before = test.time.now;
    test.time.now = new Date('2026-11-21T09:00:05Z');
    const rejection = await place(shown);
    expect([rejection.status, await rejection.json()]).toMatchObject([409, { errorDetails: [{ errorId: 'PRM130', type: 'flash' }] }]);
    const seen = await readCart(id);
    expect([getCouponStates(seen), seen.totals.total > shown.totals.total]).toEqual([['ENDING PRM130'], true]);
    expect((await place(seen)).status).toBe(201);
    test.time.now = before;
  });

  it('count an order once for its customer and email address, and reject the code from then on', async () => {
    const { id } = await createReadyCart(shopper);
    expect((await place(await enter({ id }, 'YOURS'))).status).toBe(201);
    expect(await reject(await shopper.createCart(), 'YOURS')).toBe('422 PRM133');
    // Another guest with the email address of the order.
    const again = await startShopper(test);
    expect(await reject(await createReadyCart(again), 'yours', again)).toBe('422 PRM133');
    expect(getCouponStates(await enter(await again.createCart(), 'YOURS', again))).toEqual(['YOURS applies']);
  });

  it('wait for a shipping method without spending their use, and apply once it is chosen', async () => {
    const waiting = await enter(await createReadyCart(shopper), 'SWIFT');
    expect(waiting.couponItems).toMatchObject([{ applied: false, errorId: 'PRM145', message: 'Choose Express to use this code.' }]);
    expect((await place(waiting)).status).toBe(201);
    const { id } = await enter(await shopper.createCart(), 'SWIFT');
    const chosen = await shopper.read('POST', '/cart/v1/shippingMethod', { basketId: id, code: 'express' });
    expect(chosen).toMatchObject({ couponItems: [{ code: 'SWIFT', applied: true, amount: 18 }], totals: { shipping: 0 } });
  });

  it('mark a coupon that others have used up, and reject it from then on', async () => {
    const other = await startShopper(test);
    const mine = await enter(await createReadyCart(shopper), 'ONCE');
    const theirs = await enter(await createReadyCart(other), 'ONCE', other);
    expect((await place(theirs, other)).status).toBe(201);
    // The cart of the order that used it still has it.
    const ordered = await readCart(theirs.id, other);
    expect([ordered.status, getCouponStates(ordered), ordered.totals.total]).toEqual(['ordered', ['ONCE applies'], theirs.totals.total]);
    expect(await (await place(mine)).json()).toMatchObject({ errorDetails: [{ errorId: 'PRM132', type: 'flash' }] });
    expect(getCouponStates(await readCart(mine.id))).toEqual(['ONCE PRM132']);
    expect(await reject(await shopper.createCart(), 'ONCE')).toBe('422 PRM132');
  });

  it('reject a coupon whose remaining budget is less than its discount', async () => {
    expect((await place(await enter(await createReadyCart(shopper), 'FUNDED'))).status).toBe(201);
    expect(await reject(await shopper.createCart(), 'FUNDED')).toBe('422 PRM141');
  });

  it('release uses and budget when the payment of an order fails', async () => {
    const readUses = async () => {
      const found = test.database.db.selectFrom('promotion_counters').select(['scope', 'used']).where('promotion_id', '=', 'again');
      return (await found.orderBy('scope').execute()).map((row) => `${row.scope} ${row.used}`);
    };
    const cart = await enter(await createReadyCart(shopper, reliableSku, 1, fakeTokens.declined), 'AGAIN');
    expect((await place(cart)).status).toBe(402);
    expect(await readUses()).toEqual(['customer 0', 'discount 0', 'email 0', 'orders 0']);
    expect(getCouponStates(await readCart(cart.id))).toEqual(['AGAIN applies']);
    const { version } = await shopper.read('POST', `/cart/v1/cart/${cart.id}/paymentInstruments`, await createCardInput(shopper, cart.id));
    expect((await place({ ...cart, version })).status).toBe(201);
    expect(await readUses()).toEqual(['customer 1', 'discount 1000', 'email 1', 'orders 1']);
  });

  it('return an error for the cart of another customer', async () => {
    const cart = await (await startShopper(test)).createCart();
    expect([await reject(cart, 'FROST10'), await reject(cart, 'NOBODY')]).toEqual(['404 BSK404', '404 BSK404']);
  });
});
