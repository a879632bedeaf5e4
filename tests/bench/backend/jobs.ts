import { randomUUID } from 'node:crypto';
import type { Client } from './client.ts';
import type { CardToken } from './sides.ts';

/**
 * Runs one turn.
 * @returns the last body
 */
export type Turn = (turn: number) => Promise<string>;

export interface Job {
  readonly name: string;
  /** Prepares one client; its turns are measured. */
  prepare(client: Client, place: number): Promise<Turn>;
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

/** Searches as a shopper types them, letter by letter from the third letter on. */
const typed = [...searches, 'red hat', 'kestrel', 'hiking boots'].flatMap((search) =>
  Array.from({ length: search.length - 2 }, (_, i) => search.slice(0, i + 3).trim()),
);

const pick = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length] as Item;
const readId = (cart: string): string => (JSON.parse(cart) as { id: string }).id;

/** The complete path of a new guest. The partner's frame creates the card's token. */
async function placeOrder(client: Client, tokenFor: CardToken, sku: string): Promise<string> {
  await client.renew();
  const id = readId(await client.send('POST', '/cart/v1/cartWithItem', { sku, qty: 1 }));
  await client.send('POST', `/cart/v2/cart/${id}/shippingAddress`, { address });
  await client.send('POST', `/cart/v1/cart/${id}/billingAddress`, { address });
  await client.send('POST', '/cart/v1/shippingMethod', { basketId: id, code: 'express' });
  const session = await client.send('GET', `/cart/v1/paymentSession?basketId=${id}&type=card&shopOrigin=http://tarnfell.example`);
  const { sessionId } = JSON.parse(session) as { readonly sessionId: string };
  const tenderData = { payment_method_id: 'CREDIT_CARD', sessionId, token: await tokenFor(sessionId) };
  const { version } = JSON.parse(await client.send('POST', `/cart/v1/cart/${id}/paymentInstruments`, tenderData)) as {
    readonly version: number;
  };
  return client.send('PUT', '/cart/v2/checkout/order', { cartId: id, cartVersion: version }, { 'idempotency-key': randomUUID() });
}

export interface JobSource {
  readonly skus: readonly string[];
  readonly styles: readonly string[];
  readonly tokenFor: CardToken;
}

/** Creates the same requests for each side; each client starts at another place, so that they do not run in step. */
export function createJobs({ skus, styles, tokenFor }: JobSource): readonly Job[] {
  const createReadJob = (name: string, path: (turn: number) => string): Job => ({
    name,
    prepare: async (client, place) => (turn) => client.send('GET', path(place * 37 + turn)),
  });
  return [
    createReadJob('product', (turn) => `/products/v2/products/${pick(styles, turn)}/details`),
    createReadJob('listing with facets, 24', (turn) => {
      const filters = pick(listings, turn).map((filter) => `filters=${encodeURIComponent(filter)}`);
      return `/products/v2/catalog?count=24&${filters.join('&')}`;
    }),
    createReadJob('text search, 24', (turn) => `/products/v2/search/productSearch?count=24&q=${encodeURIComponent(pick(searches, turn))}`),
    createReadJob('suggestions', (turn) => `/products/v2/search/autoSuggest?q=${encodeURIComponent(pick(typed, turn))}`),
    {
      name: 'new cart with an item',
      prepare: async (client, place) => (turn) =>
        client.send('POST', '/cart/v1/cartWithItem', { sku: pick(skus, place * 37 + turn), qty: 1 }),
    },
    {
      name: 'add to a cart of five lines',
      prepare: async (client, place) => {
        const own = skus.slice(place * 5, place * 5 + 5);
        const basketId = readId(await client.send('POST', '/cart/v1/cartWithItem', { sku: own[0], qty: 1 }));
        for (const sku of own.slice(1)) await client.send('POST', '/cart/v1/item', { basketId, sku, qty: 1 });
        return (turn) => client.send('POST', '/cart/v1/item', { basketId, sku: pick(own, turn), qty: 1 });
      },
    },
    {
      name: 'an order, token to placed',
      prepare: async (client, place) => (turn) => placeOrder(client, tokenFor, pick(skus, place * 37 + turn)),
    },
  ];
}
