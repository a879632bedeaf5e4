import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakePayments, fakeTokens } from '#backend/payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '#backend/testing/start-backend.ts';
import type { Json } from '#contract/document/json.ts';
import { createDocumentClient } from './document-client.ts';

/** The only inputs of a third party: the document and a function that sends requests. */
const document = JSON.parse(readFileSync(new URL('../../../generated/openapi/openapi.json', import.meta.url), 'utf8')) as {
  readonly [key: string]: Json;
};

interface Product {
  readonly id: string;
  readonly variants: readonly { readonly id: string; readonly productInventoryState: string }[];
}
interface Listing {
  readonly products: readonly { readonly id: string }[];
}
interface Cart {
  readonly id: string;
  readonly version: number;
  readonly totals: { readonly total: number; readonly shipping: number };
  readonly shippingMethods: readonly { readonly shippingId: string; readonly code?: string }[];
}
interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly cart?: Json;
}
interface Methods {
  readonly applicableShippingMethods: readonly { readonly code: string }[];
}

describe('a client generated from the document alone', () => {
  let test: TestBackend;
  beforeAll(async () => void (test = await startTestBackend({ partners: { payments: createFakePayments().port } })), 120_000);
  afterAll(() => test.close());
  const send = createDocumentClient(document, (request) => test.backend.fetch(request), 'any-key');
  const read = async <Body>(operationId: string, requested: Parameters<typeof send>[1] = {}): Promise<Body> => {
    const { status, body } = await send(operationId, requested);
    expect([operationId, status < 300, body]).toEqual([operationId, true, expect.anything()]);
    return body as Body;
  };

  it('shops from the guest’s token to the order', async () => {
    const { accessToken: token } = await read<{ readonly accessToken: string }>('issueToken');
    const { products } = await read<Listing>('searchProducts', { query: { q: 'jacket' } });
    const details = await Promise.all(products.map(({ id }) => read<Product>('getProductDetails', { path: { productId: id } })));
    const variant = details.flatMap(({ variants }) => variants).find(({ productInventoryState }) => productInventoryState === 'InStock');
    const sku = variant?.id ?? '';
    const { id: basketId } = await read<Cart>('createCartWithItem', { token, body: { sku, qty: 1 } });
    const path = { basketId };

    expect(await read('validateShippingAddress', { token, path })).toMatchObject({ valid: false });
    const addressed = await read<Cart>('addShippingAddress', { token, path });
    const [shipment] = addressed.shippingMethods;
    const shippingId = shipment?.shippingId ?? '';
    const { applicableShippingMethods: methods } = await read<Methods>('getShippingMethods', { token, path: { basketId, shippingId } });
    const code = methods.at(-1)?.code ?? '';
    await read('setShippingMethod', { token, body: { basketId, shippingId, code } });
    const { paymentMethods } = await read<{ readonly paymentMethods: readonly { readonly id: string; readonly kind: string }[] }>(
      'getPaymentMethods',
      { token, path },
    );
    const card = paymentMethods.find(({ kind }) => kind === 'card')?.id ?? '';
    const query = { basketId, type: 'card', shopOrigin: 'https://elsewhere.example' };
    const { sessionId } = await read<{ readonly sessionId: string }>('getPaymentSession', { token, query });
    // The token that the partner's frame would provide.
    await read('addPaymentInstrument', { token, path, body: { payment_method_id: card, sessionId, token: fakeTokens.approved } });
    const { totals, version } = await read<Cart>('prepareOrder', { token, body: { cartId: basketId } });
    const { orderId } = await read<{ readonly orderId: string }>('placeOrder', {
      token,
      body: { cartId: basketId, cartVersion: version },
    });
    expect(await read('getOrder', { token, path: { orderId } })).toMatchObject({ status: 'finalised', totals: { total: totals.total } });
  });

  it('signs up, in and out, and keeps a profile', async () => {
    const codeVerifier = 'a-verifier-of-a-client-that-knows-the-document';
    const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
    const [email, password] = ['document@example.com', 'Sunny-Trail-7'];
    const { accessToken: guest, refreshToken } = await read<Tokens>('issueToken');
    const { id: basketId } = await read<Cart>('createCart', { token: guest });
    expect(await read('lookupAccount', { query: { email } })).toEqual({ exists: false });
    await read('signUp', { body: { email, password, phone: '+13035550142' } });
    const { code } = await read<{ readonly code: string }>('signIn', {
      body: { type: 'Registered', username: email, password, codeChallenge },
    });
    const exchange = { type: 'Registered', code, codeVerifier, refreshToken };
    const { accessToken: token, cart } = await read<Tokens>('issueToken', { body: exchange });
    expect(cart).toMatchObject({ basketId });
    await read('updateProfile', { token });
    const { id: addressId } = await read<{ readonly id: string }>('addAddress', { token });
    await read('updateAddress', { token, path: { addressId } });
    await read('updateNotification', { token });
    await read('createSubscription', { token });
    expect(await read('getSubscription', { token })).toMatchObject({ subscriptions: [{ channel: 'sms', doubleOptin: false }] });
    expect(await read('getProfile', { token })).toMatchObject({ consumerDetails: { email, address: [{ id: addressId }] } });
    await read('deleteAddress', { token, path: { addressId } });
    expect(await read('retrieveUserData', { token })).toMatchObject({ carts: [{ id: basketId }] });
    expect((await send('signOut', { token })).status).toBe(204);
    expect(await send('resetPassword', { body: { email } })).toEqual({ status: 204, body: null });
  });

  it('reads every kind of content', async () => {
    const canvases = Object.entries(document.paths as Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>)
      .filter(([path]) => path.includes('/canvas/'))
      .flatMap(([, item]) => Object.values(item).map(({ operationId }) => operationId));
    for (const operationId of canvases) await read(operationId, { path: { fragmentId: 'shipping' } });
    expect(canvases).toHaveLength(11);
  });

  it('reads decisions and the forms of countries', async () => {
    await read('decide');
    await read('getCountryList');
  });

  it('gets errors in the document’s form for forbidden requests', async () => {
    expect(await send('createCart')).toMatchObject({ status: 401, body: { errorDetails: [{ errorId: 'AUT401' }] } });
    expect(await send('getProductDetails', { path: { productId: 'NOSUCH00' } })).toMatchObject({ status: 404 });
  });
});
