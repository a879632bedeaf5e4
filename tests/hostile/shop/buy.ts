import { randomUUID } from 'node:crypto';
import type { Cart } from '#generated/openapi/cart.ts';
import type { Order } from '#generated/openapi/shared.ts';
import type { Partner } from './partner.ts';
import type { Directed, Script } from './faulty-partner.ts';
import type { HttpResponse } from './http.ts';
import type { Stage } from './stage.ts';
import { STATUS_BUSY, MAX_ATTEMPTS, type Shopper } from './shopper.ts';

/** The SKU with more stock in the run's database than it can sell. */
export const plentifulSku = 'TARNFELL:TFKES01M:G4S:M::1:';

/** Cards of the partner's sandbox (docs/guide/example-shop.md). */
export const cards = {
  accepted: '9000111122223338',
  declined: '9000000000000027',
  expired: '9000000000000035',
  fraud: '9000000000000043',
  challenged: '9000000000000050',
  slow: '9000000000000068',
  silent: '9000000000000076',
  lossy: '9000000000000084',
} as const;
export type CardName = keyof typeof cards;

export const address = {
  recipientFirstName: 'Robin',
  recipientLastName: 'Vale',
  addressLine1: '12 Birch Street',
  city: 'Denver',
  stateCityProvDept: 'CO',
  postalCode: '80202',
  country: 'US',
  recipientContactEmail: 'robin@shopper.example',
  recipientContactPhone: '+13035550134',
};

/** Creates a cart with an address. */
export async function fillCart(shopper: Shopper): Promise<string> {
  const { id } = await shopper.read<Cart>('POST', '/cart/v1/cartWithItem', { sku: plentifulSku, qty: 1 });
  await shopper.read('POST', '/cart/v2/cart/current/shippingAddress', { address, useAsBilling: true });
  return id;
}

/** Adds gift cards to the cart, which pay a part of it. */
export async function enterGiftCards(
  shopper: Shopper,
  { giftCards }: Pick<Stage, 'giftCards'>,
  basketId: string,
  count: number,
): Promise<void> {
  const path = `/cart/v1/cart/${basketId}/paymentInstruments`;
  for (let index = 0; index < count; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each change is based on the cart that the previous one returned
    await shopper.read('POST', path, { payment_method_id: 'GIFT_CARD', ...giftCards.next() });
  }
}

/** Adds a card to the cart; its charges follow the script. */
export async function enterCard(
  shopper: Shopper,
  partner: Partner,
  basketId: string,
  card: CardName,
  script: Script = {},
): Promise<{ readonly version: number; readonly directed: Directed }> {
  const query = new URLSearchParams({ basketId, type: 'card', shopOrigin: 'http://shop.example' });
  const { sessionId } = await shopper.read<{ readonly sessionId: string }>('GET', `/cart/v1/paymentSession?${query}`);
  const token = await partner.createToken(sessionId, cards[card]);
  const directed = partner.faultyPartner.direct(token, script);
  const path = `/cart/v1/cart/${basketId}/paymentInstruments`;
  const { version } = await shopper.read<Cart>('POST', path, { payment_method_id: 'CREDIT_CARD', sessionId, token });
  return { version, directed };
}

/** One press of the button, with its own idempotency key. */
export interface Press {
  readonly cartId: string;
  readonly cartVersion: number;
  readonly key: string;
}

/** Result of a press: the order, an error with the contract's codes, or no response. */
export type Pressed =
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'rejection'; readonly status: number; readonly errorId: string; readonly message: string }
  | { readonly kind: 'silence'; readonly reason: string };

export const createPress = (cartId: string, cartVersion: number): Press => ({ cartId, cartVersion, key: randomUUID() });

/** Retries with the same key while the server is busy, as a page does. */
export async function placeOrder(shopper: Shopper, { key, ...body }: Press): Promise<Pressed> {
  const press = (): Promise<HttpResponse> => shopper.call('PUT', '/cart/v2/checkout/order', body, { 'idempotency-key': key });
  try {
    let response = await press();
    for (let time = 1; response.status === STATUS_BUSY && time < MAX_ATTEMPTS; time += 1) response = await press();
    const parsed = JSON.parse(response.body) as Order & {
      readonly errorDetails?: readonly { readonly errorId?: string; readonly message?: string }[];
    };
    if (response.status < 300) return { kind: 'order', order: parsed };
    const [{ errorId = '', message = '' } = {}] = parsed.errorDetails ?? [];
    return { kind: 'rejection', status: response.status, errorId, message };
  } catch (error) {
    return { kind: 'silence', reason: String(error) };
  }
}

/** The cart's status as its shopper sees it; undefined without a response. */
export async function readCartStatus(shopper: Shopper, cartId: string): Promise<Cart['status'] | undefined> {
  const response = await shopper.call('GET', `/cart/v1/cart/${cartId}`).catch(() => undefined);
  return response?.status === 200 ? (JSON.parse(response.body) as Cart).status : undefined;
}
