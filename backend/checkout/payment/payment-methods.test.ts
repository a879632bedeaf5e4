import { describe, expect, it } from 'vitest';
import type { PaymentMethod, PaymentMethodsResponse, PaymentSession } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { startMember } from '../../authentication/testing/start-member.ts';
import { saveOnlyCard } from '../../consumer/saved-payments/testing/card-to-save.ts';
import { reliableSku, startShopper } from '../../cart/testing/start-shopper.ts';
import { address, createCardInput, createKeyHeader, orderPath, createReadyCart } from '../../orders/testing/create-ready-cart.ts';
import { fakeTokens, createFakeToken } from '../../payments/testing/fake-tokens.ts';
import { invalidPaymentError, placeRejectedOrder, getInstrumentsPath, openSession, getSessionPath } from '../testing/payment-requests.ts';
import { setUpCheckout } from '../testing/set-up-checkout.ts';

describe('payments other than a new card', () => {
  const checkout = setUpCheckout();

  async function readMethods(id: string, shopper = checkout.shopper): Promise<Readonly<Record<string, PaymentMethod>>> {
    const { paymentMethods } = await shopper.read<PaymentMethodsResponse>('GET', `/cart/v1/cart/${id}/paymentMethods`);
    return Object.fromEntries(paymentMethods.map((method) => [method.id, method]));
  }

  describe('a saved card', () => {
    it('is stored by a session of a member, and unknown unless it was saved', async () => {
      const member = await startMember(checkout.test);
      const session = await member.read<PaymentSession>('GET', getSessionPath({ type: 'card' }));
      expect(session.type).toBe('card');
      expect(checkout.payments.sessions.at(-1)).toMatchObject({ purpose: 'store-card', subject: member.token.customerId });
      const rejected = { status: 400, errorId: 'API400' };
      expect(await checkout.shopper.expectError('GET', getSessionPath({ type: 'card' }))).toMatchObject(rejected);
      expect(await member.expectError('GET', getSessionPath({ type: 'wallet' }))).toMatchObject(rejected);
      const { id } = await checkout.shopper.createCart();
      const savedPaymentId = '0f9a4b1e-3a52-4c0e-8f7d-2d4b6c1a9e55';
      expect(await checkout.shopper.expectError('GET', getSessionPath({ type: 'wallet', basketId: id, savedPaymentId }))).toMatchObject(
        rejected,
      );
      expect(await checkout.shopper.expectError('GET', getSessionPath({ type: 'card', basketId: id, savedPaymentId }))).toMatchObject(
        invalidPaymentError,
      );
      expect(
        await checkout.shopper.expectError('POST', getInstrumentsPath(id), { payment_method_id: 'CREDIT_CARD', savedPaymentId }),
      ).toMatchObject(invalidPaymentError);
      const saving = { ...(await createCardInput(checkout.shopper, id)), save: true };
      expect(await checkout.shopper.expectError('POST', getInstrumentsPath(id), saving)).toMatchObject(rejected);
    });

    it('pays after its own security code is entered', async () => {
      const member = await startMember(checkout.test);
      const savedPaymentId = await saveOnlyCard(checkout.test, member);
      const saved = { payment_method_id: 'CREDIT_CARD', savedPaymentId };
      const { id } = await member.createCart();
      await member.read('POST', `/cart/v2/cart/${id}/shippingAddress`, { address, useAsBilling: true });
      const chosen = await member.read('POST', getInstrumentsPath(id), saved);
      expect(chosen.payment_instruments).toMatchObject([{ savedPaymentId, needsSecurityCode: true, card: { last4: '3338' } }]);
      expect(await member.expectError('POST', getInstrumentsPath(id), saved)).toMatchObject({ status: 409, errorId: 'PYT300' });
      expect(await placeRejectedOrder(member, chosen)).toMatchObject({
        ...invalidPaymentError,
        detail: { additionalInfo: { paymentMethodId: 'CREDIT_CARD' } },
      });
      const other = await startMember(checkout.test);
      const theirs = await other.createCart();
      expect(await other.expectError('POST', getInstrumentsPath(theirs.id), saved)).toMatchObject(invalidPaymentError);
      expect(await other.expectError('GET', getSessionPath({ type: 'card', basketId: theirs.id, savedPaymentId }))).toMatchObject(
        invalidPaymentError,
      );
      const { sessionId } = await member.read<PaymentSession>('GET', getSessionPath({ type: 'card', basketId: id, savedPaymentId }));
      expect(checkout.payments.sessions.at(-1)).toMatchObject({ purpose: 'security-code', subject: id, vaultId: expect.any(String) });
      const code = { sessionId, token: createFakeToken(fakeTokens.approved) };
      const card = { payment_method_id: 'CREDIT_CARD', ...code };
      expect(await placeRejectedOrder(member, chosen, { paymentMethod: card })).toMatchObject(invalidPaymentError);
      expect(
        await placeRejectedOrder(member, chosen, { paymentMethod: { ...(await createCardInput(member, id)), savedPaymentId } }),
      ).toMatchObject(invalidPaymentError);
      const body = { cartId: id, cartVersion: chosen.version, paymentMethod: { ...card, savedPaymentId } };
      const order = await member.read<Order>('PUT', orderPath, body, createKeyHeader());
      expect(order).toMatchObject({ status: 'finalised', paymentMethod: [{ savedPaymentId, card: { last4: '3338' } }] });
      expect(order.paymentMethod[0]).not.toHaveProperty('needsSecurityCode');
      expect(checkout.payments.requests.at(-1)).toMatchObject({ token: code.token, storeCard: false });
    });

    it('is rejected with FE309 once it has expired', async () => {
      const member = await startMember(checkout.test);
      const savedPaymentId = await saveOnlyCard(checkout.test, member);
      await checkout.test.database.db.updateTable('saved_payments').set({ expiry_year: 2025 }).where('id', '=', savedPaymentId).execute();
      const { id } = await member.createCart();
      const expired = { status: 402, errorId: 'FE309' };
      expect(await member.expectError('POST', getInstrumentsPath(id), { payment_method_id: 'CREDIT_CARD', savedPaymentId })).toMatchObject(
        expired,
      );
      expect(await member.expectError('GET', getSessionPath({ type: 'card', basketId: id, savedPaymentId }))).toMatchObject(expired);
    });
  });

  it('pays with a wallet, in place of a card', async () => {
    const cart = await createReadyCart(checkout.shopper);
    const { sessionId } = await openSession(checkout.shopper, 'wallet', cart.id);
    const amount = { amountMinor: Math.round(cart.totals.total * 100), currency: 'USD' };
    expect(checkout.payments.sessions.at(-1)).toMatchObject({ purpose: 'wallet', subject: cart.id, amount });
    const wallet = { payment_method_id: 'DIGITAL_WALLET', sessionId, token: createFakeToken(fakeTokens.approved) };
    const paid = await checkout.shopper.read('POST', getInstrumentsPath(cart.id), wallet);
    expect(paid.payment_instruments).toMatchObject([
      { payment_method_id: 'DIGITAL_WALLET', providerName: 'Brindle Pay', amount: cart.totals.total, card: { last4: '3338' } },
    ]);
    const order = await checkout.shopper.read<Order>('PUT', orderPath, { cartId: cart.id, cartVersion: paid.version }, createKeyHeader());
    expect(order).toMatchObject({ status: 'finalised', paymentMethod: [{ providerName: 'Brindle Pay' }] });
    expect(checkout.payments.requests.at(-1)).toMatchObject({ token: wallet.token, ...amount });
  });

  describe('pay later', () => {
    const payLater = (sessionId: string) => ({ payment_method_id: 'PAY_LATER', sessionId });

    it('pays with a plan that the shopper has accepted for this cart', async () => {
      const cart = await createReadyCart(checkout.shopper);
      const { sessionId, redirectUrl } = await openSession(checkout.shopper, 'paylater', cart.id);
      expect(redirectUrl).toContain('https://partners.example/');
      expect(await checkout.shopper.expectError('POST', getInstrumentsPath(cart.id), payLater(sessionId))).toMatchObject(
        invalidPaymentError,
      );
      checkout.payments.plans.set(sessionId, { outcome: 'declined' });
      expect(await checkout.shopper.expectError('POST', getInstrumentsPath(cart.id), payLater(sessionId))).toMatchObject({
        status: 402,
        errorId: 'PAY400',
      });
      const { token, installments } = checkout.payments.acceptPlan(sessionId);
      const other = await checkout.shopper.createCart();
      expect(await checkout.shopper.expectError('POST', getInstrumentsPath(other.id), payLater(sessionId))).toMatchObject(
        invalidPaymentError,
      );
      const paid = await checkout.shopper.read('POST', getInstrumentsPath(cart.id), payLater(sessionId));
      const amounts = installments.map(({ amountMinor, dueInDays }) => ({ amount: amountMinor / 100, dueInDays }));
      expect(paid.payment_instruments).toMatchObject([
        { payment_method_id: 'PAY_LATER', providerName: 'Fernpay', amount: cart.totals.total, installments: amounts },
      ]);
      const order = await checkout.shopper.read<Order>('PUT', orderPath, { cartId: cart.id, cartVersion: paid.version }, createKeyHeader());
      expect(order).toMatchObject({ status: 'finalised', paymentMethod: [{ providerName: 'Fernpay', installments: amounts }] });
      expect(checkout.payments.requests.at(-1)).toMatchObject({ token, subject: cart.id });
    });

    it('needs a new plan once the total has grown', async () => {
      const cart = await createReadyCart(checkout.shopper);
      const { sessionId } = await openSession(checkout.shopper, 'paylater', cart.id);
      checkout.payments.acceptPlan(sessionId);
      const paid = await checkout.shopper.read('POST', getInstrumentsPath(cart.id), payLater(sessionId));
      const grown = await checkout.shopper.read('POST', '/cart/v1/item', { basketId: paid.id, sku: reliableSku });
      expect(grown.totals.remainingToPay).toBeCloseTo(grown.totals.total - paid.totals.total);
      expect(await checkout.shopper.expectError('POST', '/cart/v1/cart/prepareOrder', { cartId: cart.id })).toMatchObject(
        invalidPaymentError,
      );
      expect(await placeRejectedOrder(checkout.shopper, grown)).toMatchObject(invalidPaymentError);
      const { paymentInstrumentId } = grown.payment_instruments[0] ?? {};
      await checkout.shopper.read('DELETE', getInstrumentsPath(cart.id), { paymentInstrumentId });
      expect(await checkout.shopper.expectError('POST', getInstrumentsPath(cart.id), payLater(sessionId))).toMatchObject(
        invalidPaymentError,
      );
    });
  });

  describe('getPaymentMethods', () => {
    it('shows the installments of a plan, or why the cart cannot have one', async () => {
      const cart = await checkout.shopper.createCart();
      const amountMinor = Math.round(cart.totals.total * 100);
      const part = Math.floor(amountMinor / 3);
      const { CREDIT_CARD, PAY_LATER, DIGITAL_WALLET } = await readMethods(cart.id);
      expect([CREDIT_CARD, DIGITAL_WALLET]).toMatchObject([{ kind: 'card' }, { kind: 'wallet', label: 'Brindle Pay' }]);
      expect(PAY_LATER).toEqual({
        id: 'PAY_LATER',
        code: 'PAY_LATER',
        label: 'Fernpay',
        kind: 'payLater',
        minAmount: 30,
        maxAmount: 1500,
        installments: [
          { amount: (amountMinor - 2 * part) / 100, dueInDays: 0 },
          { amount: part / 100, dueInDays: 30 },
          { amount: part / 100, dueInDays: 60 },
        ],
      });
      const dear = await checkout.shopper.createCart(reliableSku, 6);
      expect((await readMethods(dear.id))['PAY_LATER']).toMatchObject({ unavailable: 'ABOVE_MAXIMUM', maxAmount: 1500 });
      const empty = await checkout.shopper.read('POST', '/cart/v1/cart', {});
      expect((await readMethods(empty.id))['CREDIT_CARD']).toMatchObject({ unavailable: 'NOTHING_TO_PAY' });
    });

    it('hides plans while their provider does not respond, and retries after half a minute', async () => {
      const british = await startShopper(checkout.test, 'TARNFELL-GB', 'en_GB');
      const { id } = await british.createCart();
      checkout.payments.mode = 'down';
      const silent = await readMethods(id, british);
      expect([silent['PAY_LATER'], silent['CREDIT_CARD']?.kind]).toEqual([undefined, 'card']);
      checkout.payments.mode = 'up';
      expect(await readMethods(id, british)).not.toHaveProperty('PAY_LATER');
      const { now } = checkout.test.time;
      checkout.test.time.now = new Date(now.getTime() + 31_000);
      expect(await readMethods(id, british)).toHaveProperty('PAY_LATER');
      checkout.test.time.now = now;
    });
  });
});
