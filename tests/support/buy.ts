import { expect, type APIRequestContext } from '@playwright/test';
import type { Cart, NewItem, PaymentSession, ShippingAddressInput } from '#generated/openapi/cart.ts';
import { sendForm } from './account.ts';
import { cards } from './checkout.ts';
import { origins } from './shop.ts';

interface Call {
  readonly body?: object;
  readonly query?: Readonly<Record<string, string>>;
}

/** Sends a request like the shop's own pages, in the page's session but without a page. It must succeed. */
export async function callShop(request: APIRequestContext, method: string, path: string, { body, query }: Call = {}): Promise<unknown> {
  const response = await request.fetch(`/api${path}`, {
    method,
    params: { ...query, locale: 'en_US' },
    headers: { 'x-cairn-request': '1', locale: 'en_US' },
    ...(body && { data: body }),
  });
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true);
  return response.json();
}

/** Creates a cart with one item and an address or a contact. */
export async function startCart(
  request: APIRequestContext,
  item: NewItem,
  destination: Omit<ShippingAddressInput, 'shippingId'>,
): Promise<Cart> {
  const created = (await callShop(request, 'POST', '/cart/v1/cartWithItem', { body: item })) as Cart;
  const body = { ...destination, shippingId: created.shippingMethods[0]?.shippingId };
  return (await callShop(request, 'POST', `/cart/v2/cart/${created.id}/shippingAddress`, { body })) as Cart;
}

/** Creates a token of an accepted card, as the partner's frame does. */
async function createCardToken(request: APIRequestContext) {
  const session = await callShop(request, 'GET', '/cart/v1/paymentSession', {
    query: { type: 'card', shopOrigin: origins.tarnfell },
  });
  const { sessionId, frameUrl } = session as PaymentSession;
  const response = await request.post(new URL('tokens', frameUrl).href, {
    data: { session: sessionId, number: cards.accepted, expiry: '12/39', cvc: '123', name: 'Robin Vale' },
  });
  const { token } = (await response.json()) as { readonly token: string };
  return { sessionId, token };
}

/** Saves an accepted card with the account's form, without a page; the first one is the account's default. */
export async function saveCard(request: APIRequestContext): Promise<void> {
  await sendForm(request, '/en-us/account/payments?add=CREDIT_CARD', {
    form: 'add-card',
    ...(await createCardToken(request)),
    consent: 'on',
  });
}
