import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Cart, NewItem, PaymentSession, ShippingAddressInput } from '#generated/openapi/cart.ts';
import { sendForm } from './account.ts';
import { findByRole } from './find-by-role.ts';
import { cards } from './checkout.ts';
import { grantPreview } from './preview.ts';
import { origins } from './shop.ts';

interface Call {
  readonly body?: object;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a request like the shop's own pages, in the page's session but without a page. It must succeed. */
export async function callShop(
  request: APIRequestContext,
  method: string,
  path: string,
  { body, query, headers }: Call = {},
): Promise<unknown> {
  const response = await request.fetch(`/api${path}`, {
    method,
    params: { ...query, locale: 'en_US' },
    headers: { 'x-cairn-request': '1', locale: 'en_US', ...headers },
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
  const made = (await callShop(request, 'POST', '/cart/v1/cartWithItem', { body: item })) as Cart;
  const body = { ...destination, shippingId: made.shippingMethods[0]?.shippingId };
  return (await callShop(request, 'POST', `/cart/v2/cart/${made.id}/shippingAddress`, { body })) as Cart;
}

/** Creates a token of an accepted card, as the partner's frame does. */
async function createCardToken(request: APIRequestContext, query: Readonly<Record<string, string>> = {}) {
  const session = await callShop(request, 'GET', '/cart/v1/paymentSession', {
    query: { ...query, type: 'card', shopOrigin: origins.tarnfell },
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

/** Pays for a cart with an accepted card, and places the order. */
async function placeByCard(request: APIRequestContext, basketId: string): Promise<void> {
  const body = { payment_method_id: 'CREDIT_CARD', ...(await createCardToken(request, { basketId })) };
  const paid = (await callShop(request, 'POST', `/cart/v1/cart/${basketId}/paymentInstruments`, { body })) as Cart;
  await callShop(request, 'PUT', '/cart/v2/checkout/order', {
    body: { cartId: paid.id, cartVersion: paid.version },
    headers: { 'idempotency-key': randomUUID() },
  });
}

export interface BoughtGiftCard {
  readonly number: string;
  readonly pin: string;
  readonly last4: string;
}

/** Buys a gift card of $50, which no other journey has, and reads its code in the mail. */
export async function buyGiftCard(page: Page): Promise<BoughtGiftCard> {
  const { request } = page;
  const email = `${randomUUID()}@gift.example`;
  const contact = { recipientFirstName: 'Kim', recipientLastName: 'Vale', recipientContactEmail: 'kim@shopper.example' };
  const item = { sku: 'TARNFELL:TFGIF050:GD1:OS::1:', giftOption: { email, to: 'Robin', message: '' } };
  const { id } = await startCart(request, item, { contact });
  await placeByCard(request, id);
  await grantPreview(page);
  const readMail = async (): Promise<string> => {
    const outbox = await (await request.get('/outbox')).text();
    const entry = findByRole(outbox, 'listitem').find(({ spoken }) => spoken.includes(email));
    const link = entry?.children.find(({ tag }) => tag === 'a')?.attributes.href;
    return link === undefined ? '' : (await request.get(link)).text();
  };
  const card = /Card number: ([\d ]+)\nPIN: (\d{6})/;
  await expect.poll(readMail, { message: `the mail to ${email}`, intervals: [100] }).toMatch(card);
  const [, number = '', pin = ''] = card.exec(await readMail()) ?? [];
  return { number, pin, last4: number.slice(-4) };
}
