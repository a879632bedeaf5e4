import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { reliableSku, startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { createFakePayments, fakeTokens } from '../../payments/testing/fake-payments.ts';
import { createOffer } from '../../promotions/testing/apply-to.ts';
import { writePromotions } from '../../promotions/testing/write-promotions.ts';
import { openAccount } from '../../stored-value/testing/value-accounts.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { getChallenge, patchPath, placeChallengedOrder } from '../testing/place-challenged-order.ts';
import { contact, giftCardSku, prepareForOrder } from '../testing/create-ready-cart.ts';

const coupon = { codes: ['ONCE'], limits: { total: 1 } };
const once = createOffer({ kind: 'order-percentage', percent: 10 }, { sites: ['TARNFELL-US'], coupon });

describe('the cart after a failed challenge', () => {
  const folder = writePromotions({ once });
  const payments = createFakePayments();
  let test: TestBackend;
  let shopper: Shopper;
  beforeAll(async () => {
    test = await startTestBackend({ contentDir: folder.contentDir, partners: { payments: payments.port } });
    shopper = await startShopper(test);
  }, 120_000);
  afterAll(async () => {
    await test.close();
    folder.dispose();
  });

  /** Two shipments, a gift message, a single-use coupon, addresses and a card. */
  async function createFullCart(): Promise<Cart> {
    const cart = await shopper.createCart(reliableSku, 2);
    const giftOption = { email: 'kim@example.com', to: 'Kim', message: 'Enjoy' };
    await shopper.read('POST', '/cart/v1/item', { basketId: cart.id, product: giftCardSku, giftOption });
    await shopper.read('POST', `/cart/v2/cart/${cart.id}/shippingAddress`, { shippingId: 'digital', contact });
    await shopper.read('PUT', '/cart/v1/coupon', { basketId: cart.id, code: 'ONCE' });
    return prepareForOrder(shopper, cart, fakeTokens.authenticate);
  }
  const readCart = (id: string) => test.database.db.selectFrom('carts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('has the contents of the old cart and its gift cards, and leaves the old one empty', async () => {
    const cart = await createFullCart();
    const before = await readCart(cart.id);
    const { db } = test.database;
    const accountId = await openAccount(db, 5000);
    await db.updateTable('value_accounts').set({ cart_id: cart.id }).where('id', '=', accountId).execute();
    const order = await placeChallengedOrder(shopper, cart);
    const { authenticationId } = getChallenge(order);
    const { basketId = '' } = await shopper.read<Order>('PATCH', patchPath(order), { authenticationId, result: 'cancelled' });
    const added = { id: basketId, version: 1, tenders: [], created_at: test.time.now, updated_at: test.time.now };
    expect(await readCart(basketId)).toEqual({ ...before, ...added });
    const next = await shopper.read('GET', `/cart/v1/cart/${basketId}`);
    const { total } = cart.totals;
    const unpaid = { totals: { ...cart.totals, remainingToPay: total }, payment_instruments: [] };
    expect(next).toEqual({ ...cart, id: basketId, version: 1, ...unpaid });
    expect(next.couponItems).toMatchObject([{ code: 'ONCE', applied: true }]);
    const account = await db.selectFrom('value_accounts').select('cart_id').where('id', '=', accountId).executeTakeFirstOrThrow();
    expect(account.cart_id).toBe(basketId);
    expect(await shopper.read('GET', `/cart/v1/cart/${cart.id}`)).toMatchObject({ status: 'ordered', items: [], couponItems: [] });
    const item = { basketId: cart.id, sku: reliableSku };
    expect(await shopper.expectError('POST', '/cart/v1/item', item)).toMatchObject({ status: 404, errorId: 'BSK404' });
  });
});
