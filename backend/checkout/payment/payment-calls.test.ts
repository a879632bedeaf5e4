import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Cart, PaymentMethod, PaymentMethodsAnswer, PaymentSession } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { startMember } from '../../authentication/testing/start-member.ts';
import { saveOnlyCard } from '../../consumer/saved-payments/testing/card-to-save.ts';
import { reliableSku, startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { address, cardFor, keyed, orderPath, readyCart } from '../../orders/testing/ready-cart.ts';
import { createFakePayments, fakeTokens, makeFakeToken } from '../../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';

describe('the payment of a cart', () => {
  const payments = createFakePayments();
  let test: TestBackend;
  let shopper: Shopper;
  beforeAll(async () => {
    test = await startTestBackend({ partners: { payments: payments.port } });
    shopper = await startShopper(test);
  }, 120_000);
  afterEach(() => void (payments.mode = 'up'));
  afterAll(() => test.close());

  const shopOrigin = 'https://tarnfell.example';
  const instrumentsOf = (id: string): string => `/cart/v1/cart/${id}/paymentInstruments`;
  const sessionPath = (query: Readonly<Record<string, string>>): string =>
    `/cart/v1/paymentSession?${new URLSearchParams({ shopOrigin, ...query })}`;
  const open = (type: string, basketId: string): Promise<PaymentSession> => shopper.read('GET', sessionPath({ type, basketId }));
  async function methodsOf(id: string, who = shopper): Promise<Readonly<Record<string, PaymentMethod>>> {
    const { paymentMethods } = await who.read<PaymentMethodsAnswer>('GET', `/cart/v1/cart/${id}/paymentMethods`);
    return Object.fromEntries(paymentMethods.map((method) => [method.id, method]));
  }
  const place = (who: Shopper, cart: Cart, more: object = {}) =>
    who.fail('PUT', orderPath, { cartId: cart.id, cartVersion: cart.version, ...more }, keyed());
  const enterAgain = { status: 402, errorId: 'PYT404' };

  it('opens a session with the partner, and keeps of a card what may be shown', async () => {
    const { id } = await shopper.cart();
    const card = { payment_method_id: 'CREDIT_CARD', token: makeFakeToken(fakeTokens.approved) };
    const query = `/cart/v1/paymentSession?basketId=${id}&type=card&shopOrigin=http://localhost:4000`;
    const session = await shopper.read<PaymentSession>('GET', query);
    expect(session).toMatchObject({ type: 'card', origin: 'https://partners.example' });
    expect(payments.sessions.at(-1)).toEqual({
      purpose: 'card',
      shopOrigin: 'http://localhost:4000',
      returnUrl: 'http://localhost:4000/en-us/checkout/return',
      locale: 'en-us',
      brand: 'tarnfell',
      subject: id,
    });
    const paid = await shopper.read('POST', `/cart/v1/cart/${id}/paymentInstruments`, { ...card, sessionId: session.sessionId });
    expect(paid).toMatchObject({
      payment_instruments: [{ amount: paid.totals.total, card: { last4: '3338' } }],
      totals: { remainingToPay: 0 },
    });
    expect(JSON.stringify(paid)).not.toContain(card.token);
    const instruments = `/cart/v1/cart/${id}/paymentInstruments`;
    expect(await shopper.fail('POST', instruments, { ...card, sessionId: session.sessionId })).toMatchObject({
      status: 409,
      errorId: 'PYT300',
    });
    const { paymentInstrumentId } = paid.payment_instruments[0] ?? {};
    expect((await shopper.read('DELETE', instruments, { paymentInstrumentId })).totals.remainingToPay).toBe(paid.totals.total);
  });

  it('rejects tokens that are not valid with PYT404, and reports a silent partner as PAY400', async () => {
    const { id } = await shopper.cart();
    const instruments = `/cart/v1/cart/${id}/paymentInstruments`;
    expect(await shopper.fail('POST', instruments, await cardFor(shopper, id, 'no-token-of-ours'))).toMatchObject({
      status: 402,
      errorId: 'PYT404',
    });
    expect(await shopper.fail('POST', instruments, await cardFor(shopper, id, fakeTokens.outdated))).toMatchObject({
      status: 402,
      errorId: 'PYT404',
    });
    expect(await shopper.fail('POST', instruments, {})).toMatchObject({ status: 400, errorId: 'API400' });
    payments.mode = 'down';
    expect(await shopper.fail('GET', `/cart/v1/paymentSession?basketId=${id}&type=card&shopOrigin=http://localhost:4000`)).toMatchObject({
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
    const cart = await readyCart(shopper);
    const rejected = { status: 400, errorId: 'API400' };
    expect(await shopper.fail('POST', `/cart/v1/cart/${cart.id}/paymentInstruments`, instrument)).toMatchObject(rejected);
    const order = { cartId: cart.id, cartVersion: cart.version, paymentMethod: instrument };
    expect(await shopper.fail('PUT', orderPath, order, keyed())).toMatchObject(rejected);
  });

  it('opens a session that stores a card for members only, and knows nothing of cards that are not saved', async () => {
    const member = await startMember(test);
    const session = await member.read<PaymentSession>('GET', sessionPath({ type: 'card' }));
    expect(session.type).toBe('card');
    expect(payments.sessions.at(-1)).toMatchObject({ purpose: 'store-card', subject: member.token.customerId });
    const rejected = { status: 400, errorId: 'API400' };
    expect(await shopper.fail('GET', sessionPath({ type: 'card' }))).toMatchObject(rejected);
    expect(await member.fail('GET', sessionPath({ type: 'wallet' }))).toMatchObject(rejected);
    const { id } = await shopper.cart();
    const savedPaymentId = '0f9a4b1e-3a52-4c0e-8f7d-2d4b6c1a9e55';
    expect(await shopper.fail('GET', sessionPath({ type: 'wallet', basketId: id, savedPaymentId }))).toMatchObject(rejected);
    expect(await shopper.fail('GET', sessionPath({ type: 'card', basketId: id, savedPaymentId }))).toMatchObject(enterAgain);
    expect(await shopper.fail('POST', instrumentsOf(id), { payment_method_id: 'CREDIT_CARD', savedPaymentId })).toMatchObject(enterAgain);
    const saving = { ...(await cardFor(shopper, id)), save: true };
    expect(await shopper.fail('POST', instrumentsOf(id), saving)).toMatchObject(rejected);
  });

  it('pays with a saved card once its security code is there, and only with its own', async () => {
    const member = await startMember(test);
    const savedPaymentId = await saveOnlyCard(test, member);
    const saved = { payment_method_id: 'CREDIT_CARD', savedPaymentId };
    const { id } = await member.cart();
    await member.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { address, useAsBilling: true });
    const chosen = await member.read('POST', instrumentsOf(id), saved);
    expect(chosen.payment_instruments).toMatchObject([{ savedPaymentId, needsSecurityCode: true, card: { last4: '3338' } }]);
    expect(await member.fail('POST', instrumentsOf(id), saved)).toMatchObject({ status: 409, errorId: 'PYT300' });
    expect(await place(member, chosen)).toMatchObject({ ...enterAgain, detail: { additionalInfo: { paymentMethodId: 'CREDIT_CARD' } } });
    const other = await startMember(test);
    const theirs = await other.cart();
    expect(await other.fail('POST', instrumentsOf(theirs.id), saved)).toMatchObject(enterAgain);
    expect(await other.fail('GET', sessionPath({ type: 'card', basketId: theirs.id, savedPaymentId }))).toMatchObject(enterAgain);
    const { sessionId } = await member.read<PaymentSession>('GET', sessionPath({ type: 'card', basketId: id, savedPaymentId }));
    expect(payments.sessions.at(-1)).toMatchObject({ purpose: 'security-code', subject: id, vaultId: expect.any(String) });
    const code = { sessionId, token: makeFakeToken(fakeTokens.approved) };
    const card = { payment_method_id: 'CREDIT_CARD', ...code };
    expect(await place(member, chosen, { paymentMethod: card })).toMatchObject(enterAgain);
    expect(await place(member, chosen, { paymentMethod: { ...(await cardFor(member, id)), savedPaymentId } })).toMatchObject(enterAgain);
    const body = { cartId: id, cartVersion: chosen.version, paymentMethod: { ...card, savedPaymentId } };
    const order = await member.read<Order>('PUT', orderPath, body, keyed());
    expect(order).toMatchObject({ status: 'finalised', paymentMethod: [{ savedPaymentId, card: { last4: '3338' } }] });
    expect(order.paymentMethod[0]).not.toHaveProperty('needsSecurityCode');
    expect(payments.asked.at(-1)).toMatchObject({ token: code.token, storeCard: false });
  });

  it('rejects a saved card that has expired with FE309', async () => {
    const member = await startMember(test);
    const savedPaymentId = await saveOnlyCard(test, member);
    await test.database.db.updateTable('saved_payments').set({ expiry_year: 2025 }).where('id', '=', savedPaymentId).execute();
    const { id } = await member.cart();
    const expired = { status: 402, errorId: 'FE309' };
    expect(await member.fail('POST', instrumentsOf(id), { payment_method_id: 'CREDIT_CARD', savedPaymentId })).toMatchObject(expired);
    expect(await member.fail('GET', sessionPath({ type: 'card', basketId: id, savedPaymentId }))).toMatchObject(expired);
  });

  it('pays with a wallet, in place of a card', async () => {
    const cart = await readyCart(shopper);
    const { sessionId } = await open('wallet', cart.id);
    const amount = { amountMinor: Math.round(cart.totals.total * 100), currency: 'USD' };
    expect(payments.sessions.at(-1)).toMatchObject({ purpose: 'wallet', subject: cart.id, amount });
    const wallet = { payment_method_id: 'DIGITAL_WALLET', sessionId, token: makeFakeToken(fakeTokens.approved) };
    const paid = await shopper.read('POST', instrumentsOf(cart.id), wallet);
    expect(paid.payment_instruments).toMatchObject([
      { payment_method_id: 'DIGITAL_WALLET', providerName: 'Brindle Pay', amount: cart.totals.total, card: { last4: '3338' } },
    ]);
    const order = await shopper.read<Order>('PUT', orderPath, { cartId: cart.id, cartVersion: paid.version }, keyed());
    expect(order).toMatchObject({ status: 'finalised', paymentMethod: [{ providerName: 'Brindle Pay' }] });
    expect(payments.asked.at(-1)).toMatchObject({ token: wallet.token, ...amount });
  });

  describe('later', () => {
    const payLater = (sessionId: string) => ({ payment_method_id: 'PAY_LATER', sessionId });

    it('pays with a plan that the shopper has accepted for this cart', async () => {
      const cart = await readyCart(shopper);
      const { sessionId, redirectUrl } = await open('paylater', cart.id);
      expect(redirectUrl).toContain('https://partners.example/');
      expect(await shopper.fail('POST', instrumentsOf(cart.id), payLater(sessionId))).toMatchObject(enterAgain);
      payments.plans.set(sessionId, { outcome: 'declined' });
      expect(await shopper.fail('POST', instrumentsOf(cart.id), payLater(sessionId))).toMatchObject({ status: 402, errorId: 'PAY400' });
      const { token, instalments } = payments.acceptPlan(sessionId);
      const other = await shopper.cart();
      expect(await shopper.fail('POST', instrumentsOf(other.id), payLater(sessionId))).toMatchObject(enterAgain);
      const paid = await shopper.read('POST', instrumentsOf(cart.id), payLater(sessionId));
      const amounts = instalments.map(({ amountMinor, dueInDays }) => ({ amount: amountMinor / 100, dueInDays }));
      expect(paid.payment_instruments).toMatchObject([
        { payment_method_id: 'PAY_LATER', providerName: 'Fernpay', amount: cart.totals.total, instalments: amounts },
      ]);
      const order = await shopper.read<Order>('PUT', orderPath, { cartId: cart.id, cartVersion: paid.version }, keyed());
      expect(order).toMatchObject({ status: 'finalised', paymentMethod: [{ providerName: 'Fernpay', instalments: amounts }] });
      expect(payments.asked.at(-1)).toMatchObject({ token, subject: cart.id });
    });

    it('needs a new plan for a total that has grown', async () => {
      const cart = await readyCart(shopper);
      const { sessionId } = await open('paylater', cart.id);
      payments.acceptPlan(sessionId);
      const paid = await shopper.read('POST', instrumentsOf(cart.id), payLater(sessionId));
      const grown = await shopper.read('POST', '/cart/v1/item', { basketId: paid.id, sku: reliableSku });
      expect(grown.totals.remainingToPay).toBeCloseTo(grown.totals.total - paid.totals.total);
      expect(await shopper.fail('POST', '/cart/v1/cart/prepareOrder', { cartId: cart.id })).toMatchObject(enterAgain);
      expect(await place(shopper, grown)).toMatchObject(enterAgain);
      const { paymentInstrumentId } = grown.payment_instruments[0] ?? {};
      await shopper.read('DELETE', instrumentsOf(cart.id), { paymentInstrumentId });
      expect(await shopper.fail('POST', instrumentsOf(cart.id), payLater(sessionId))).toMatchObject(enterAgain);
    });
  });

  describe('methods that the shop offers', () => {
    it('shows what a plan costs, and why a cart cannot have one', async () => {
      const cart = await shopper.cart();
      const amountMinor = Math.round(cart.totals.total * 100);
      const part = Math.floor(amountMinor / 3);
      const { CREDIT_CARD, PAY_LATER, DIGITAL_WALLET } = await methodsOf(cart.id);
      expect([CREDIT_CARD, DIGITAL_WALLET]).toMatchObject([{ kind: 'card' }, { kind: 'wallet', label: 'Brindle Pay' }]);
      expect(PAY_LATER).toEqual({
        id: 'PAY_LATER',
        code: 'PAY_LATER',
        label: 'Fernpay',
        kind: 'payLater',
        minAmount: 30,
        maxAmount: 1500,
        instalments: [
          { amount: (amountMinor - 2 * part) / 100, dueInDays: 0 },
          { amount: part / 100, dueInDays: 30 },
          { amount: part / 100, dueInDays: 60 },
        ],
      });
      const dear = await shopper.cart(reliableSku, 6);
      expect((await methodsOf(dear.id))['PAY_LATER']).toMatchObject({ unavailable: 'ABOVE_MAXIMUM', maxAmount: 1500 });
      const empty = await shopper.read('POST', '/cart/v1/cart', {});
      expect((await methodsOf(empty.id))['CREDIT_CARD']).toMatchObject({ unavailable: 'NOTHING_TO_PAY' });
    });

    it('hides plans while their partner is silent, and asks it again after half a minute', async () => {
      const british = await startShopper(test, 'TARNFELL-GB', 'en_GB');
      const { id } = await british.cart();
      payments.mode = 'down';
      const silent = await methodsOf(id, british);
      expect([silent['PAY_LATER'], silent['CREDIT_CARD']?.kind]).toEqual([undefined, 'card']);
      payments.mode = 'up';
      expect(await methodsOf(id, british)).not.toHaveProperty('PAY_LATER');
      const { now } = test.time;
      test.time.now = new Date(now.getTime() + 31_000);
      expect(await methodsOf(id, british)).toHaveProperty('PAY_LATER');
      test.time.now = now;
    });
  });

  describe('paid with a card', () => {
    const pay = instrumentsOf;

    it('takes no card of a session that was opened for another cart, was never opened, or is over', async () => {
      const other = await startShopper(test);
      const [{ id }, theirs] = [await shopper.cart(), await other.cart()];
      const stolen = await cardFor(other, theirs.id);
      expect(await shopper.fail('POST', pay(id), stolen)).toMatchObject(enterAgain);
      expect(await shopper.fail('POST', pay(id), { ...stolen, sessionId: 'session-1000000' })).toMatchObject(enterAgain);
      const cart = await readyCart(shopper);
      expect(await place(shopper, cart, { paymentMethod: stolen })).toMatchObject(enterAgain);
      const late = await cardFor(shopper, id);
      await test.database.db.updateTable('payment_sessions').set({ expires_at: test.time.now }).where('cart_id', '=', id).execute();
      expect(await shopper.fail('POST', pay(id), late)).toMatchObject(enterAgain);
      expect((await shopper.read('GET', `/cart/v1/cart/${id}`)).payment_instruments).toEqual([]);
    });

    it('takes no token of another cart, also where the partner does not mind', async () => {
      const other = await startShopper(test);
      const [mine, theirs] = [await shopper.cart(), await other.cart()];
      const known = await cardFor(other, theirs.id);
      await other.read('POST', pay(theirs.id), known);
      const { sessionId } = await cardFor(shopper, mine.id);
      expect(await shopper.fail('POST', pay(mine.id), { ...known, sessionId })).toMatchObject(enterAgain);
      const unseen = await cardFor(other, theirs.id);
      payments.foreign.set(unseen.token, theirs.id);
      expect(await shopper.fail('POST', pay(mine.id), { ...unseen, sessionId })).toMatchObject(enterAgain);
    });

    it.each([
      [fakeTokens.approved, 'ordered'],
      [fakeTokens.declined, 'open'],
    ])('keeps a token until it is used, takes it once, and shows its card still: %s', async (kind, status) => {
      const { id } = await shopper.cart();
      await shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { address, useAsBilling: true });
      const card = await cardFor(shopper, id, kind);
      const cart = await shopper.read('POST', pay(id), card);
      const { db } = test.database;
      const isStored = async (): Promise<boolean> => {
        const carts = await db.selectFrom('carts').select('tenders').where('id', '=', id).execute();
        const orders = await db.selectFrom('orders').select(['tenders', 'content']).where('cart_id', '=', id).execute();
        return JSON.stringify([carts, orders]).includes(card.token);
      };
      expect(await isStored()).toBe(true);
      await shopper.send('PUT', orderPath, { cartId: id, cartVersion: cart.version }, keyed());
      expect(await isStored()).toBe(false);
      expect(await shopper.read('GET', `/cart/v1/cart/${id}`)).toMatchObject({
        status,
        payment_instruments: [{ card: { last4: '3338' } }],
      });
      const next = await readyCart(shopper);
      expect(await shopper.fail('POST', pay(next.id), card)).toMatchObject(enterAgain);
      if (status !== 'open') return;
      expect(await shopper.fail('POST', pay(id), card)).toMatchObject(enterAgain);
      expect(await place(shopper, cart)).toMatchObject(enterAgain);
      expect(await place(shopper, cart, { paymentMethod: card })).toMatchObject(enterAgain);
      expect(payments.asked.filter(({ token }) => token === card.token)).toHaveLength(1);
    });

    it('keeps no token while the partner is silent but where it is needed to ask again', async () => {
      const cart = await readyCart(shopper);
      payments.mode = 'down';
      const order = await shopper.read<Order>('PUT', orderPath, { cartId: cart.id, cartVersion: cart.version }, keyed());
      const { db } = test.database;
      const { tenders } = await db.selectFrom('carts').select('tenders').where('id', '=', cart.id).executeTakeFirstOrThrow();
      expect([order.status, tenders]).toMatchObject(['processing', [{ means: { token: null, card: { last4: '3338' } } }]]);
    });
  });
});
