import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { AddressValidation, Cart, PaymentMethodsAnswer, PaymentSession, ShipmentMethods } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { startShopper, type Shopper } from '../cart/testing/start-shopper.ts';
import { address, cardFor, contact, giftCardSku, keyed, orderPath, readyCart } from '../orders/testing/ready-cart.ts';
import { createFakePayments, fakeTokens, makeFakeToken } from '../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import { isPostBox } from '../addresses/post-box.ts';
import { judgeAddress } from '../addresses/address-rules.ts';

describe('the checkout of a cart', () => {
  const payments = createFakePayments();
  let test: TestBackend;
  let shopper: Shopper;
  beforeAll(async () => {
    test = await startTestBackend({ partners: { payments: payments.port } });
    shopper = await startShopper(test);
  }, 120_000);
  afterEach(() => void (payments.mode = 'up'));
  afterAll(() => test.close());

  const shipTo = (id: string, more: object = {}) =>
    shopper.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { address: { ...address, ...more } });
  const refuseTo = (id: string, more: object) =>
    shopper.fail('POST', `/cart/v2/cart/${id}/shippingAddress`, { address: { ...address, ...more } });

  it('taxes by the state that it goes to, and takes the tax away with the address', async () => {
    const { id } = await shopper.cart();
    const shipped = await shipTo(id);
    expect(shipped.totals.tax).toBe(Math.round(shipped.totals.itemTotal * 2.9) / 100);
    expect(shipped).toMatchObject({ email: 'robin@example.com', shippingAddress: { approachType: 'S', postalCode: '80302' } });
    expect((await shipTo(id, { stateCityProvDept: 'or', postalCode: '97201' })).totals.tax).toBe(0);
    const addressId = (await shipTo(id)).shippingAddress?.id;
    const without = await shopper.read('DELETE', `/cart/v2/cart/${id}/shippingAddress`, { addressId });
    expect([without.shippingAddress, without.totals.tax]).toEqual([undefined, 0]);
  });

  it('refuses addresses that cannot be, and says which field', async () => {
    const { id } = await shopper.cart();
    expect(await refuseTo(id, { postalCode: '8030' })).toMatchObject({
      status: 409,
      errorId: 'PYT406',
      detail: { additionalInfo: { field: 'postalCode' } },
    });
    expect(await refuseTo(id, { stateCityProvDept: 'ZZ' })).toMatchObject({ status: 409, errorId: 'PYT406' });
    expect(await refuseTo(id, { country: 'CA', stateCityProvDept: 'ON', postalCode: 'K1A 0B1' })).toMatchObject({
      status: 409,
      errorId: 'PAY401',
    });
    expect(await refuseTo(id, { city: '' })).toMatchObject({ status: 400, errorId: 'API400' });
  });

  it('sends digital goods to a contact, which gives way to an address with an e-mail address', async () => {
    const { id } = await shopper.cart(giftCardSku);
    const path = `/cart/v2/cart/${id}/shippingAddress`;
    expect(await shopper.read('POST', path, { shippingId: 'digital', contact })).toMatchObject({
      contact,
      email: contact.recipientContactEmail,
    });
    const addressed = await shipTo(id);
    expect([addressed.contact, addressed.email]).toEqual([undefined, address.recipientContactEmail]);
  });

  it.each([
    ['a contact without a shipment', { contact }, 400, 'API400'],
    ['a contact for a parcel', { shippingId: 'me', contact }, 400, 'API400'],
    ['an address for what is digital', { shippingId: 'digital', address }, 400, 'API400'],
    ['an unknown shipment', { shippingId: 'elsewhere', address }, 400, 'API400'],
    ['an unknown shipment for a contact', { shippingId: 'elsewhere', contact }, 400, 'API400'],
    ['both', { shippingId: 'digital', address, contact }, 400, 'API400'],
    ['neither', { shippingId: 'digital' }, 400, 'API400'],
    [
      'an e-mail address that cannot be',
      { shippingId: 'digital', contact: { ...contact, recipientContactEmail: 'a@b..c' } },
      400,
      'API400',
    ],
  ])('refuses %s', async (_, body, status, errorId) => {
    const { id } = await shopper.cart(giftCardSku);
    expect(await shopper.fail('POST', `/cart/v2/cart/${id}/shippingAddress`, body)).toMatchObject({ status, errorId });
    expect((await shopper.read('GET', `/cart/v1/cart/${id}`)).contact).toBeUndefined();
  });

  it('sends express to no PO box, whichever comes first', async () => {
    const { id } = await shopper.cart();
    const express = { basketId: id, code: 'express' };
    const chosen = await shopper.read('POST', '/cart/v1/shippingMethod', express);
    expect(chosen).toMatchObject({ shippingMethods: [{ shippingId: 'me', code: 'express' }], totals: { shipping: 18 } });
    expect(await refuseTo(id, { addressLine1: 'P.O. Box 12' })).toMatchObject({ status: 409, errorId: 'SHP500' });
    await shopper.read('POST', '/cart/v1/shippingMethod', { basketId: id, shippingId: 'me', code: 'standard' });
    await shipTo(id, { addressLine1: 'PO Box 12' });
    expect(await shopper.fail('POST', '/cart/v1/shippingMethod', express)).toMatchObject({ status: 409, errorId: 'SHP500' });
    const methods = await shopper.read<ShipmentMethods>('GET', `/cart/v1/cart/${id}/shippingMethod/me`);
    expect(methods.applicableShippingMethods.map(({ code }) => code)).toEqual(['standard']);
    expect(await shopper.fail('POST', '/cart/v1/shippingMethod', { basketId: id, code: 'pickup' })).toMatchObject({ status: 400 });
    expect(await shopper.fail('GET', `/cart/v1/cart/${id}/shippingMethod/elsewhere`)).toMatchObject({ status: 404 });
  });

  it('judges an address field by field without keeping it, and spells it better', async () => {
    const { id } = await shopper.cart();
    const judge = (draft: object) =>
      shopper.read<AddressValidation>('POST', `/cart/v1/cart/${id}/shippingAddress/validation`, { address: draft });
    expect(await judge({ country: 'US' })).toMatchObject({ valid: false });
    expect(await judge(address)).toEqual({ valid: true, faults: [] });
    expect(await judge({ ...address, city: ' Boulder ', stateCityProvDept: 'co' })).toEqual({
      valid: true,
      faults: [],
      suggestion: address,
    });
    expect((await shopper.read('GET', `/cart/v1/cart/${id}`)).shippingAddress).toBeUndefined();
  });

  it('says in the language of the call what is wrong with an address', async () => {
    const quebecer = await startShopper(test, 'TARNFELL-CA', 'fr_CA');
    const { id } = await quebecer.cart();
    const draft = { address: { ...address, city: '' } };
    const answer = await quebecer.read<AddressValidation>('POST', `/cart/v1/cart/${id}/shippingAddress/validation`, draft);
    expect(answer.faults).toEqual([
      { field: 'city', errorId: 'PYT406', message: 'Ce champ est obligatoire' },
      { field: 'country', errorId: 'PAY401', message: 'Cette boutique ne livre pas dans ce pays.' },
    ]);
  });

  it('bills to the shipping address or another, in any country', async () => {
    const { id } = await shopper.cart();
    const bill = `/cart/v1/cart/${id}/billingAddress`;
    expect(await shopper.fail('POST', bill, { sameAsShipping: true })).toMatchObject({ status: 409, errorId: 'PYT406' });
    await shipTo(id);
    const same = await shopper.read('POST', bill, { sameAsShipping: true });
    expect(same.billingAddress).toMatchObject({ approachType: 'B', postalCode: '80302' });
    const abroad = { ...address, country: 'DE', postalCode: '10115', city: 'Berlin', stateCityProvDept: '' };
    expect((await shopper.read('POST', bill, { address: abroad })).billingAddress).toMatchObject({ country: 'DE' });
    const cart = await shopper.read('DELETE', bill, { addressId: 'unknown' });
    const after = await shopper.read('DELETE', bill, { addressId: cart.billingAddress?.id });
    expect([cart.billingAddress?.country, after.billingAddress]).toEqual(['DE', undefined]);
  });

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
    const { paymentMethods } = await shopper.read<PaymentMethodsAnswer>('GET', `/cart/v1/cart/${id}/paymentMethods`);
    expect(paymentMethods).toContainEqual(expect.objectContaining({ id: 'CREDIT_CARD', kind: 'card' }));
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

  it('asks for the card again where the token does not stand, and says so where the partner is silent', async () => {
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

  describe('paid with a card', () => {
    const pay = (id: string): string => `/cart/v1/cart/${id}/paymentInstruments`;
    const enterAgain = { status: 402, errorId: 'PYT404' };
    const place = (who: Shopper, cart: Cart, more: object = {}) =>
      who.fail('PUT', orderPath, { cartId: cart.id, cartVersion: cart.version, ...more }, keyed());

    it('takes no card of a session that was opened for another cart, or by nobody, or whose time is over', async () => {
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
      await shipTo(id);
      await shopper.read('POST', `/cart/v1/cart/${id}/billingAddress`, { sameAsShipping: true });
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

  it('of another customer is unknown, whichever call asks', async () => {
    const { id } = await shopper.cart();
    const other = await startShopper(test);
    const calls: readonly [string, string, unknown?][] = [
      ['POST', `/cart/v2/cart/${id}/shippingAddress`, { address }],
      ['DELETE', `/cart/v2/cart/${id}/shippingAddress`, { addressId: 'x' }],
      ['POST', `/cart/v1/cart/${id}/shippingAddress/validation`, { address }],
      ['POST', `/cart/v1/cart/${id}/billingAddress`, { address }],
      ['DELETE', `/cart/v1/cart/${id}/billingAddress`, { addressId: 'x' }],
      ['POST', '/cart/v1/shippingMethod', { basketId: id, code: 'standard' }],
      ['GET', `/cart/v1/cart/${id}/shippingMethod/me`],
      ['GET', `/cart/v1/cart/${id}/paymentMethods`],
      ['GET', `/cart/v1/paymentSession?basketId=${id}&type=card&shopOrigin=http://localhost:4000`],
      ['POST', `/cart/v1/cart/${id}/paymentInstruments`, await cardFor(shopper, id)],
      ['DELETE', `/cart/v1/cart/${id}/paymentInstruments`, { paymentInstrumentId: 'x' }],
      ['POST', '/cart/v1/cart/prepareOrder', { cartId: id }],
    ];
    for (const [method, path, body] of calls) {
      expect([method, path, await other.fail(method, path, body)]).toMatchObject([method, path, { status: 404, errorId: 'BSK404' }]);
    }
  });
});

describe('addresses', () => {
  it.each([
    ['US', '80302-1234', 'CO', true],
    ['US', '8030', 'CO', false],
    ['CA', 'k1a0b1', 'on', true],
    ['CA', 'K1A 0B1', 'CO', false],
    ['GB', 'sw1a1aa', '', true],
    ['GB', 'SW1', '', false],
    ['DE', '10115', '', true],
    ['DE', '1011', '', false],
  ])('in %s with %s and %s are judged by the country', (country, postalCode, stateCityProvDept, valid) => {
    expect(judgeAddress({ ...address, country, postalCode, stateCityProvDept }).faults.length === 0).toBe(valid);
  });

  it('have their postal code spelt as the country writes it', () => {
    const spelt = judgeAddress({ ...address, country: 'CA', postalCode: 'k1a0b1', stateCityProvDept: 'on' });
    expect(spelt).toMatchObject({ respelt: true, spelt: { postalCode: 'K1A 0B1', stateCityProvDept: 'ON' } });
  });

  it.each(['P.O. Box 4', 'po box 4', 'Post Office Box 4', 'Postfach 12', 'C.P. 123', 'BP 12', 'Case postale 3'])(
    'know %s as a PO box',
    (line) => {
      expect(isPostBox({ addressLine1: line })).toBe(true);
    },
  );

  it('know a street for a street', () => {
    for (const addressLine1 of ['12 Boxwood Lane', 'Postfeldweg 3', '4 Cape Road']) expect(isPostBox({ addressLine1 })).toBe(false);
  });
});
