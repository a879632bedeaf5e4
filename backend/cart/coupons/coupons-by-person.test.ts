import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { createEmail, startMember } from '../../authentication/testing/start-member.ts';
import { address, createCardInput, createKeyHeader, orderPath } from '../../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../../payments/testing/fake-payments.ts';
import { createOffer } from '../../promotions/testing/apply-to.ts';
import { writePromotions } from '../../promotions/testing/write-promotions.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { startShopper, type Shopper } from '../testing/start-shopper.ts';

const sites = ['TARNFELL-US'];
const tenOff = { kind: 'order-amount', amount: { USD: 10 } } as const;

describe('a coupon of a person', () => {
  const folder = writePromotions({
    first: createOffer(tenOff, { sites, segments: ['new-customer'], coupon: { codes: ['FIRST'] } }),
    second: createOffer(tenOff, { sites, segments: ['new-customer'], coupon: { codes: ['SECOND'] } }),
    mine: createOffer(tenOff, { sites, coupon: { codes: ['MINE'], limits: { perCustomer: 1 } } }),
    welcome: createOffer({ kind: 'order-amount', amount: { USD: 1 } }, { sites, segments: ['new-customer'] }),
  });
  let test: TestBackend;
  beforeAll(async () => {
    test = await startTestBackend({ contentDir: folder.contentDir, partners: { payments: createFakePayments().port } });
  }, 120_000);
  afterAll(async () => {
    await test.close();
    folder.dispose();
  });

  const enter = async (shopper: Shopper, code: string): Promise<Cart> => {
    const { id } = await shopper.createCart();
    return shopper.read('PUT', '/cart/v1/coupon', { basketId: id, code });
  };
  const setAddress = (shopper: Shopper, { id }: Pick<Cart, 'id'>, email: string): Promise<Cart> =>
    shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, {
      address: { ...address, recipientContactEmail: email },
      useAsBilling: true,
    });
  const pay = async (shopper: Shopper, { id }: Pick<Cart, 'id'>): Promise<Cart> =>
    shopper.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, await createCardInput(shopper, id));
  const place = (shopper: Shopper, { id, version }: Cart) =>
    shopper.send('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
  const order = async (shopper: Shopper, email: string, code?: string): Promise<Order> => {
    const cart = code === undefined ? await shopper.createCart() : await enter(shopper, code);
    await setAddress(shopper, cart, email);
    return (await (await place(shopper, await pay(shopper, cart))).json()) as Order;
  };
  const getState = ({ couponItems }: Cart) => couponItems.map(({ applied, errorId }) => (applied ? 'applied' : errorId));

  const spellings: readonly (readonly [string, (email: string) => string])[] = [
    ['the same address', (email) => email],
    ['another case', (email) => email.toUpperCase()],
    ['a part after a plus sign', (email) => email.replace('@', '+again@')],
  ];

  it.each(['FIRST', 'MINE'].flatMap((code) => spellings.map(([name, spell]) => [code, name, spell] as const)))(
    'rejects %s at the address step of a guest with %s as an earlier order, and accepts it for others',
    async (code, _, spell) => {
      const email = createEmail();
      await order(await startShopper(test), email, code);
      const again = await startShopper(test);
      const cart = await enter(again, code);
      expect(getState(cart)).toEqual(['applied']);
      const rejected = await setAddress(again, cart, spell(email));
      expect(getState(rejected)).toEqual([code === 'FIRST' ? 'PRM136' : 'PRM133']);
      expect(rejected.totals.totalDiscount).toBe(0);
      expect(await again.read('GET', `/cart/v1/cart/${cart.id}`)).toMatchObject({ totals: { totalDiscount: 0 } });
      expect(getState(await setAddress(again, cart, createEmail()))).toEqual(['applied']);
    },
  );

  it('counts orders of the account at any address, and of its address in any session', async () => {
    const member = await startMember(test);
    await order(member, createEmail());
    expect(getState(await enter(member, 'MINE'))).toEqual(['applied']);
    expect(getState(await enter(member, 'FIRST'))).toEqual(['PRM136']);
    const guest = await startShopper(test);
    expect(getState(await setAddress(guest, await enter(guest, 'FIRST'), member.email))).toEqual(['PRM136']);

    const newcomer = await startMember(test);
    await order(await startShopper(test), newcomer.email);
    expect(getState(await enter(newcomer, 'FIRST'))).toEqual(['PRM136']);
  });

  it('follows the same rules without a code', async () => {
    const email = createEmail();
    expect((await order(await startShopper(test), email)).totals.totalDiscount).toBe(1);
    const again = await startShopper(test);
    const cart = await again.createCart();
    expect(cart.totals.totalDiscount).toBe(1);
    expect((await setAddress(again, cart, email)).totals.totalDiscount).toBe(0);
  });

  it('applies to one of several first orders that were prepared before, whatever the promotion', async () => {
    const email = createEmail();
    const guests = await Promise.all(['FIRST', 'SECOND', 'FIRST'].map(async (code) => ({ shopper: await startShopper(test), code })));
    const ready = [];
    for (const { shopper, code } of guests) {
      const cart = await enter(shopper, code);
      await setAddress(shopper, cart, email);
      ready.push({ shopper, cart: await pay(shopper, cart) });
    }
    const statuses = await Promise.all(ready.map(async ({ shopper, cart }) => (await place(shopper, cart)).status));
    expect(statuses.toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
    for (const [index, { shopper, cart }] of ready.entries()) {
      if (statuses[index] === 201) continue;
      const now = await shopper.read('GET', `/cart/v1/cart/${cart.id}`);
      expect(getState(now)).toEqual(['PRM136']);
      expect((await place(shopper, now)).status).toBe(201);
    }
  });

  it('can be used again after the order is canceled', async () => {
    const [shopper, email] = [await startShopper(test), createEmail()];
    const { orderNumber } = await order(shopper, email, 'MINE');
    await shopper.read('POST', '/consumers-v3/consumer/CancelOrder', { orderNumber }, createKeyHeader());
    const again = await startShopper(test);
    expect(getState(await setAddress(again, await enter(again, 'MINE'), email))).toEqual(['applied']);
  });
});
