import { randomUUID } from 'node:crypto';
import { site, type Fetch, type Sides } from './sides.ts';

/** One client with a token of its own; sends one request at a time. */
export interface Client {
  send(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<string>;
}

/** Answers the last body. */
export type Turn = (turn: number) => Promise<string>;

export interface Job {
  readonly name: string;
  /** Gets one client ready; the turns that it then does are measured. */
  prepare(client: Client, place: number): Promise<Turn>;
}

async function answerOf(fetch: Fetch, request: Request): Promise<string> {
  const response = await fetch(request);
  const text = await response.text();
  if (!response.ok)
    throw new Error(`${request.method} ${new URL(request.url).pathname} answered ${response.status}: ${text.slice(0, 300)}`);
  return text;
}

/** A guest of the site, as the storefront calls for one. */
export async function createClient(fetch: Fetch): Promise<Client> {
  const context = { siteid: site, locale: 'en_US', accept: 'application/json' };
  const sender =
    (own: Readonly<Record<string, string>>): Client['send'] =>
    (method, path, body, headers) => {
      const all = new Headers({ ...context, ...own, ...headers });
      if (body !== undefined) all.set('content-type', 'application/json');
      const init = { method, headers: all, body: body === undefined ? null : JSON.stringify(body) };
      return answerOf(fetch, new Request(`http://shop.local${path}`, init));
    };
  const issued = await sender({})('POST', '/token/v2/auth/token', { type: 'Guest' });
  const { accessToken } = JSON.parse(issued) as { accessToken: string };
  return { send: sender({ authorization: `Bearer ${accessToken}` }) };
}

const address = {
  recipientFirstName: 'Robin',
  recipientLastName: 'Hale',
  addressLine1: '12 Mill Lane',
  city: 'Albany',
  stateCityProvDept: 'NY',
  postalCode: '12207',
  country: 'US',
  recipientContactEmail: 'robin@example.com',
  recipientContactPhone: '+15185550123',
};

const listings = ['cgid=1000', 'cgid=1100', 'cgid=2000'].flatMap((cgid) => [[cgid], [cgid, 'color=ember|spruce']]);
const searches = ['jacket', 'rain jacket', 'trail', 'wool', 'boots', 'pack'];

const pick = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length] as Item;
const idOf = (cart: string): string => (JSON.parse(cart) as { id: string }).id;

async function placeOrder(client: Client, sku: string): Promise<string> {
  const id = idOf(await client.send('POST', '/cart/v1/cartWithItem', { sku, qty: 1 }));
  await client.send('POST', `/cart/v2/cart/${id}/shippingAddress`, { address });
  await client.send('POST', `/cart/v1/cart/${id}/billingAddress`, { address });
  await client.send('POST', '/cart/v1/shippingMethod', { basketId: id, code: 'express' });
  const session = await client.send('GET', `/cart/v1/paymentSession?basketId=${id}&type=card&shopOrigin=https://tarnfell.example`);
  const { sessionId } = JSON.parse(session) as { readonly sessionId: string };
  const token = { payment_method_id: 'CREDIT_CARD', sessionId, token: `token-${id}` };
  const { version } = JSON.parse(await client.send('POST', `/cart/v1/cart/${id}/paymentInstruments`, token)) as {
    readonly version: number;
  };
  return client.send('PUT', '/cart/v2/checkout/order', { cartId: id, cartVersion: version }, { 'idempotency-key': randomUUID() });
}

/** The same requests to either side; each client starts at another place, so that they do not step in time. */
export function createJobs({ skus, styles }: Pick<Sides, 'skus' | 'styles'>): readonly Job[] {
  const reading = (name: string, path: (turn: number) => string): Job => ({
    name,
    prepare: async (client, place) => (turn) => client.send('GET', path(place * 37 + turn)),
  });
  return [
    reading('product', (turn) => `/products/v2/products/${pick(styles, turn)}/details`),
    reading('listing with facets, 24', (turn) => {
      const filters = pick(listings, turn).map((filter) => `filters=${encodeURIComponent(filter)}`);
      return `/products/v2/catalog?count=24&${filters.join('&')}`;
    }),
    reading('text search, 24', (turn) => `/products/v2/search/productSearch?count=24&q=${encodeURIComponent(pick(searches, turn))}`),
    {
      name: 'new cart with an item',
      prepare: async (client, place) => (turn) =>
        client.send('POST', '/cart/v1/cartWithItem', { sku: pick(skus, place * 37 + turn), qty: 1 }),
    },
    {
      name: 'add to a cart of five lines',
      prepare: async (client, place) => {
        const own = skus.slice(place * 5, place * 5 + 5);
        const basketId = idOf(await client.send('POST', '/cart/v1/cartWithItem', { sku: own[0], qty: 1 }));
        for (const sku of own.slice(1)) await client.send('POST', '/cart/v1/item', { basketId, sku, qty: 1 });
        return (turn) => client.send('POST', '/cart/v1/item', { basketId, sku: pick(own, turn), qty: 1 });
      },
    },
    { name: 'an order, cart to placed', prepare: async (client, place) => (turn) => placeOrder(client, pick(skus, place * 37 + turn)) },
  ];
}
