import type { Backend } from '#backend/backend.ts';
import type { OperationResponse } from '#generated/openapi/operations.ts';
import { enterCard, fillCart, placeOrder, createPress } from '#tests/hostile/shop/buy.ts';
import type { ShopProcess } from '#tests/hostile/shop/host.ts';
import type { Partner } from '#tests/hostile/shop/partner.ts';
import { createShopper, type Shopper } from '#tests/hostile/shop/shopper.ts';
import { site } from './grow-catalog.ts';

/** A kind of request; each turn sends a different one. */
export interface Work {
  readonly name: string;
  readonly turn: (turn: number) => Promise<unknown>;
}

type Listing = OperationResponse<'getCatalog'>;

const categories = ['2000', '2010', '2020', '2100', '2200', '2300'];
const colors = ['ember', 'night', 'spruce', 'stone'];
const sorts = ['bestMatches', 'newest', 'priceLowToHigh', 'topRated'];
const searches = ['kestrel', 'rain shell', 'trail shoe', 'wool', 'boots', 'daypack', 'fleece', 'beanie', 'tent', 'summit'];
const kinds = ['jacket', 'shell', 'fleece', 'boots', 'pack', 'tee', 'trousers', 'beanie', 'socks', 'shoe'];
const hues = ['ember', 'night', 'spruce', 'stone', 'moss', 'sand', 'slate', 'rust', 'black', 'white', 'blue', 'green'];
/** Styles with one name in the smallest catalog. The same number is requested from every catalog, so that responses have one size. */
const MIN_STYLES = 2;
/** Words that half of the catalog contains, as typed. */
const common = ['mountain', 'stone', 'night', 'women', 'ember', 'pocket', 'materials', 'hiking', 'jacket', 'glacier'];
const typed = common.flatMap((word) => Array.from(word, (_, i) => word.slice(0, i + 1)));
const pick = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length] as Item;

const createSearch = (words: string, count = 24): string =>
  `/products/v2/search/productSearch?count=${count}&q=${encodeURIComponent(words)}`;

const createSuggest = (text: string): string => `/products/v2/search/autoSuggest?q=${encodeURIComponent(text)}`;

async function page(host: ShopProcess, path: string): Promise<void> {
  const { status } = await createShopper(host).send({ path });
  if (status !== 200) throw new Error(`${path} responded with ${status}`);
}

/** Reads products from all over the catalog: a page of the whole site, at a different place each turn. */
async function readProducts(shopper: Shopper): Promise<readonly Listing['products'][number][]> {
  const first = await shopper.read<Listing>('GET', '/products/v2/catalog?count=48&sort=newest');
  const starts = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => Math.floor(first.total * share));
  const parts = await Promise.all(
    starts.map((start) => shopper.read<Listing>('GET', `/products/v2/catalog?count=48&sort=newest&start=${start}`)),
  );
  return parts.flatMap(({ products }) => products);
}

const createDecision = (productId: string): object => ({
  channel: 'a/p/x',
  monetateId: '5.1.1',
  events: [
    { eventType: 'monetate:context:PageView', url: 'https://x.example/en-us/p/x', pageType: 'product' },
    { eventType: 'monetate:context:ProductDetailView', products: [{ productId }] },
    { eventType: 'monetate:decision:DecisionRequest', requestId: 'r', actionTypes: ['monetate:action:OmnichannelRecommendation'] },
  ],
});

/**
 * Creates every kind of page and request whose cost must not depend on the catalog's size; operations that the gateway does not offer use a
 * backend in this process.
 */
export async function createWork(host: ShopProcess, partner: Partner, backend: Backend | null): Promise<readonly Work[]> {
  const shopper = createShopper(host);
  const products = await readProducts(shopper);
  const listings = await Promise.all(
    categories.map(async (id) => {
      const { category } = await shopper.read<Listing>('GET', `/products/v2/catalog?count=1&filters=cgid%3D${id}`);
      return category?.url ?? '';
    }),
  );
  const lastNames = [...new Set(products.map(({ name }) => name.split(' ').at(-1) ?? ''))];
  const [own] = products as [Listing['products'][number]];
  const buyer = createShopper(host);
  const { id: basketId } = await buyer.read<{ readonly id: string }>('POST', '/cart/v1/cartWithItem', {
    sku: await readFirstSku(shopper, own.id),
    qty: 1,
  });
  const call = (name: string, path: (turn: number) => string): Work => ({ name, turn: (turn) => shopper.read('GET', path(turn)) });
  const callInProcess = (name: string, path: string, body?: (turn: number) => object): Work[] =>
    backend ? [{ name: `${name} (in process)`, turn: (turn) => send(backend, path, body?.(turn)) }] : [];
  const createPageWork = (name: string, path: (turn: number) => string): Work => ({
    name: `page: ${name}`,
    turn: (turn) => page(host, path(turn)),
  });
  return [
    createPageWork('home', () => '/en-us'),
    createPageWork('category', (turn) => `/en-us${pick(listings, turn)}?sort=${pick(sorts, turn >> 2)}`),
    createPageWork('product', (turn) => `/en-us${pick(products, turn).pageUrl}`),
    createPageWork('search', (turn) => `/en-us/search?q=${encodeURIComponent(pick(searches, turn))}`),
    createPageWork('article', () => '/en-us/articles/the-long-way-up'),
    call('product', (turn) => `/products/v2/products/${pick(products, turn).id}/details`),
    call('category, 24', (turn) => `/products/v2/catalog?count=24&filters=cgid%3D${pick(categories, turn)}`),
    call(
      'category, two facets',
      (turn) => `/products/v2/catalog?count=24&filters=cgid%3D2000&filters=color%3D${pick(colors, turn)}&filters=gender%3Dmen`,
    ),
    call('whole site, by price', (turn) => `/products/v2/catalog?count=24&sort=priceLowToHigh&start=${turn % 40}`),
    call('search, again', (turn) => createSearch(pick(searches, turn))),
    call('search, first time, one name', (turn) => createSearch(pick(lastNames, turn), MIN_STYLES)),
    call('search, first time, broad', (turn) => createSearch(`${pick(kinds, turn)} ${pick(hues, Math.floor(turn / kinds.length))}`)),
    call('search, first time, half of all', (turn) => createSearch(pick(typed, turn))),
    call('search, misspelt', (turn) => createSearch(`kestrel ${turn.toString(36)}shell`)),
    call(
      'typeahead',
      (turn) => `/products/v2/search/productSearch?count=6&q=${encodeURIComponent(pick(searches, turn).slice(0, 3 + (turn % 3)))}`,
    ),
    call('suggestions, again', (turn) => createSuggest(pick(searches, turn).slice(0, 3 + (turn % 3)))),
    call('suggestions, first time, one name', (turn) => createSuggest(pick(lastNames, turn).slice(0, 5))),
    call('suggestions, first time, half of all', (turn) => createSuggest(pick(typed, turn))),
    ...callInProcess('articles', `/publish/caas/v1/canvas/search/${site}/article?query=ridge`),
    ...callInProcess('recommendations', '/api/engine/v1/decide/tarnfell', (turn) => createDecision(pick(products, turn).id)),
    { name: 'cart', turn: () => buyer.read('GET', `/cart/v1/cart/${basketId}`) },
    { name: 'an order, cart to placed', turn: () => order(host, partner) },
  ];
}

async function send(backend: Backend, path: string, body?: object): Promise<void> {
  const headers = { siteid: site, locale: 'en_US', 'content-type': 'application/json' };
  const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const response = await backend.fetch(new Request(`http://backend.local${path}`, sent));
  if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${await response.text()}`);
  await response.arrayBuffer();
}

async function readFirstSku(shopper: Shopper, productId: string): Promise<string> {
  const { variants } = await shopper.read<OperationResponse<'getProductDetails'>>('GET', `/products/v2/products/${productId}/details`);
  const found = variants.find(({ productInventoryState }) => productInventoryState === 'InStock') ?? variants[0];
  if (!found) throw new Error(`${productId} has no variant`);
  return found.id;
}

async function order(host: ShopProcess, partner: Partner): Promise<void> {
  const shopper = createShopper(host);
  const cartId = await fillCart(shopper);
  const { version } = await enterCard(shopper, partner, cartId, 'accepted');
  const pressed = await placeOrder(shopper, createPress(cartId, version));
  if (pressed.kind !== 'order') throw new Error(`unexpected result of an order: ${JSON.stringify(pressed)}`);
}
