import { describe, expect, it } from 'vitest';
import type { PaymentSession } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { startShopper } from '../../cart/testing/start-shopper.ts';
import { address, createCardInput, createKeyHeader, orderPath, createReadyCart } from '../../orders/testing/create-ready-cart.ts';
import { fakeTokens, createFakeToken } from '../../payments/testing/fake-tokens.ts';
import { invalidPaymentError, placeRejectedOrder, getInstrumentsPath } from '../testing/payment-requests.ts';
import { setUpCheckout } from '../testing/set-up-checkout.ts';

describe('a card payment', () => {
  const checkout = setUpCheckout();

  it('rejects an origin that is no URL', async () => {
    const { shopper } = checkout;
    const { id } = await shopper.createCart();
    const path = `/cart/v1/paymentSession?basketId=${id}&type=card&shopOrigin=http://localhost:70000`;
    expect(await shopper.expectError('GET', path)).toMatchObject({ status: 400, errorId: 'API400' });
  });

  it('opens a session with the provider, and stores only the displayable data of a card', async () => {
    const { id } = await checkout.shopper.createCart();
    const card = { payment_method_id: 'CREDIT_CARD', token: createFakeToken(fakeTokens.approved) };
    const query = `/cart/v1/paymentSession?basketId=${id}&type=card&shopOrigin=http://localhost:4000`;
    const session = await checkout.shopper.read<PaymentSession>('GET', query);
    expect(session).toMatchObject({ type: 'card', origin: 'https://partners.example' });
    expect(checkout.payments.sessions.at(-1)).toEqual({
      purpose: 'card',
      shopOrigin: 'http://localhost:4000',
      returnUrl: 'http://localhost:4000/en-us/checkout/return',
      locale: 'en-us',
      brand: 'tarnfell',
      subject: id,
    });
    const paid = await checkout.shopper.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, { ...card, sessionId: session.sessionId });
    expect(paid).toMatchObject({
      payment_instruments: [{ amount: paid.totals.total, card: { last4: '3338' } }],
      totals: { remainingToPay: 0 },
    });
    expect(JSON.stringify(paid)).not.toContain(card.token);
    const instruments = `/cart/v1/cart/${id}/paymentInstruments`;
    expect(await checkout.shopper.expectError('POST', instruments, { ...card, sessionId: session.sessionId })).toMatchObject({
      status: 409,
      errorId: 'PYT300',
    });
    const { paymentInstrumentId } = paid.payment_instruments[0] ?? {};
    expect((await checkout.shopper.read('DELETE', instruments, { paymentInstrumentId })).totals.remainingToPay).toBe(paid.totals.total);
  });

  it('rejects invalid tokens with PYT404, and reports a provider that does not respond as PAY400', async () => {
    const { id } = await checkout.shopper.createCart();
    const instruments = `/cart/v1/cart/${id}/paymentInstruments`;
    expect(
      await checkout.shopper.expectError('POST', instruments, await createCardInput(checkout.shopper, id, 'no-token-of-ours')),
    ).toMatchObject({
      status: 402,
      errorId: 'PYT404',
    });
    expect(
      await checkout.shopper.expectError('POST', instruments, await createCardInput(checkout.shopper, id, fakeTokens.outdated)),
    ).toMatchObject({
      status: 402,
      errorId: 'PYT404',
    });
    expect(await checkout.shopper.expectError('POST', instruments, {})).toMatchObject({ status: 400, errorId: 'API400' });
    checkout.payments.mode = 'down';
    expect(
      await checkout.shopper.expectError('GET', `/cart/v1/paymentSession?basketId=${id}&type=card&shopOrigin=http://localhost:4000`),
    ).toMatchObject({
      status: 402,
      errorId: 'PAY400',
    });
  });

  it.each([
    ['a method that the contract does not know', { payment_method_id: 'BARTER', sessionId: 'session-1', token: 'token-123' }],
    ['no method', { sessionId: 'session-1', token: 'token-123' }],
    ['a card without a token', { payment_method_id: 'CREDIT_CARD', sessionId: 'session-1' }],
    ['a card without a session', { payment_method_id: 'CREDIT_CARD', token: 'token-123' }],
    ['a card with a field of another method', { payment_method_id: 'CREDIT_CARD', sessionId: 'session-1', token: 'token-123', pin: '1' }],
    ['a method that is not offered', { payment_method_id: 'GIFT_CARD', sessionId: 'session-1', token: 'token-123' }],
  ])('rejects %s with 400 when it is added and when an order is placed with it', async (_, instrument) => {
    const cart = await createReadyCart(checkout.shopper);
    const rejected = { status: 400, errorId: 'API400' };
    expect(await checkout.shopper.expectError('POST', `/cart/v1/cart/${cart.id}/paymentInstruments`, instrument)).toMatchObject(rejected);
    const order = { cartId: cart.id, cartVersion: cart.version, paymentMethod: instrument };
    expect(await checkout.shopper.expectError('PUT', orderPath, order, createKeyHeader())).toMatchObject(rejected);
  });

  it('rejects a card whose session belongs to another cart, does not exist or has expired', async () => {
    const other = await startShopper(checkout.test);
    const [{ id }, theirs] = [await checkout.shopper.createCart(), await other.createCart()];
    const stolen = await createCardInput(other, theirs.id);
    expect(await checkout.shopper.expectError('POST', getInstrumentsPath(id), stolen)).toMatchObject(invalidPaymentError);
    expect(await checkout.shopper.expectError('POST', getInstrumentsPath(id), { ...stolen, sessionId: 'session-1000000' })).toMatchObject(
      invalidPaymentError,
    );
    const cart = await createReadyCart(checkout.shopper);
    expect(await placeRejectedOrder(checkout.shopper, cart, { paymentMethod: stolen })).toMatchObject(invalidPaymentError);
    const late = await createCardInput(checkout.shopper, id);
    await checkout.test.database.db
      .updateTable('payment_sessions')
      .set({ expires_at: checkout.test.time.now })
      .where('cart_id', '=', id)
      .execute();
    expect(await checkout.shopper.expectError('POST', getInstrumentsPath(id), late)).toMatchObject(invalidPaymentError);
    expect((await checkout.shopper.read('GET', `/cart/v1/cart/${id}`)).payment_instruments).toEqual([]);
  });

  it('rejects a token of another cart, even if the provider accepts it', async () => {
    const other = await startShopper(checkout.test);
    const [mine, theirs] = [await checkout.shopper.createCart(), await other.createCart()];
    const known = await createCardInput(other, theirs.id);
    await other.read('POST', getInstrumentsPath(theirs.id), known);
    const { sessionId } = await createCardInput(checkout.shopper, mine.id);
    expect(await checkout.shopper.expectError('POST', getInstrumentsPath(mine.id), { ...known, sessionId })).toMatchObject(
      invalidPaymentError,
    );
    const unseen = await createCardInput(other, theirs.id);
    checkout.payments.foreign.set(unseen.token, theirs.id);
    expect(await checkout.shopper.expectError('POST', getInstrumentsPath(mine.id), { ...unseen, sessionId })).toMatchObject(
      invalidPaymentError,
    );
  });

  it.each([
    [fakeTokens.approved, 'ordered'],
    [fakeTokens.declined, 'open'],
  ])('stores a token until it is used, accepts it once, and still shows its card: %s', async (kind, status) => {
    const { id } = await checkout.shopper.createCart();
    await checkout.shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { address, useAsBilling: true });
    const card = await createCardInput(checkout.shopper, id, kind);
    const cart = await checkout.shopper.read('POST', getInstrumentsPath(id), card);
    const { db } = checkout.test.database;
    const isStored = async (): Promise<boolean> => {
      const carts = await db.selectFrom('carts').select('tenders').where('id', '=', id).execute();
      const orders = await db.selectFrom('orders').select(['tenders', 'content']).where('cart_id', '=', id).execute();
      return JSON.stringify([carts, orders]).includes(card.token);
    };
    expect(await isStored()).toBe(true);
    await checkout.shopper.send('PUT', orderPath, { cartId: id, cartVersion: cart.version }, createKeyHeader());
    expect(await isStored()).toBe(false);
    expect(await checkout.shopper.read('GET', `/cart/v1/cart/${id}`)).toMatchObject({
      status,
      payment_instruments: [{ card: { last4: '3338' } }],
    });
    const next = await createReadyCart(checkout.shopper);
    expect(await checkout.shopper.expectError('POST', getInstrumentsPath(next.id), card)).toMatchObject(invalidPaymentError);
    if (status !== 'open') return;
    expect(await checkout.shopper.expectError('POST', getInstrumentsPath(id), card)).toMatchObject(invalidPaymentError);
    expect(await placeRejectedOrder(checkout.shopper, cart)).toMatchObject(invalidPaymentError);
    expect(await placeRejectedOrder(checkout.shopper, cart, { paymentMethod: card })).toMatchObject(invalidPaymentError);
    expect(checkout.payments.requests.filter(({ token }) => token === card.token)).toHaveLength(1);
  });

  it('stores the token only with the order while the provider does not respond', async () => {
    const cart = await createReadyCart(checkout.shopper);
    checkout.payments.mode = 'down';
    const order = await checkout.shopper.read<Order>('PUT', orderPath, { cartId: cart.id, cartVersion: cart.version }, createKeyHeader());
    const { db } = checkout.test.database;
    const { tenders } = await db.selectFrom('carts').select('tenders').where('id', '=', cart.id).executeTakeFirstOrThrow();
    expect([order.status, tenders]).toMatchObject(['processing', [{ tenderData: { token: null, card: { last4: '3338' } } }]]);
  });
});
