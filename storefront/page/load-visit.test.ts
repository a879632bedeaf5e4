import { describe, expect, it } from 'vitest';
import { createSettings } from '#settings/create-settings.ts';
import type { Services } from '../services/services.ts';
import {
  cartId,
  createTestContext,
  getCookies,
  customerId,
  respondWithError,
  createShopService,
  type Responder,
} from '../session/testing/shop-service.ts';

const item = { sku: 'TARNFELL:TFTAR01U:K3B:OS::1:', productId: 'TFTAR01UK3B', qty: 2, price: { rowTotal: 70 } };
const createCart: Responder = () =>
  Response.json({ id: cartId, currency: 'USD', status: 'open', items: [item], totals: { totalUnits: 2, itemTotal: 70 } });

const createCrumb = (label: string, url: string) => ({ label, url });
const createCatalog: Responder = () =>
  Response.json({
    category: { id: '2010', url: '/c/shells-2010' },
    breadcrumbs: [createCrumb('Home', '/'), createCrumb('Clothing', '/c/clothing-2000'), createCrumb('Shells', '/c/shells-2010')],
  });
const createDetails: Responder = () =>
  Response.json({
    masterId: 'TFKES01M',
    pageUrl: '/p/kestrel-TFKES01M',
    breadcrumbs: [createCrumb('Home', '/'), createCrumb('Shells', '/c/shells-2010'), { label: 'Kestrel' }],
    categoryIds: ['2000', '2010'],
    variants: [
      { id: 'S1', productId: 'TFKES01MK3B', productInventoryState: 'OutOfStock' },
      { id: 'S2', productId: 'TFKES01MK3B', productInventoryState: 'InStock' },
    ],
  });
const createPage = (more: object) => Response.json({ type: 'page', name: 'Jackets', slug: 'jackets', components: [], ...more });

type SentEvent = { readonly eventType: string } & Readonly<Record<string, unknown>>;

interface Answers {
  readonly getCart?: Responder;
  readonly getProfile?: Responder;
  readonly token?: Responder;
  readonly jackets?: () => Response;
  /** Styles that the personalization service recommends. */
  readonly recommended?: readonly string[];
  readonly getPrices?: Responder;
}

/** A shop with one content page whose personalization service records its requests. */
function createShop({
  getCart = createCart,
  getProfile,
  token,
  jackets = () => createPage({}),
  recommended = [],
  getPrices,
}: Answers = {}) {
  const events: SentEvent[] = [];
  const customers: (string | undefined)[] = [];
  const personalization = {
    origin: 'http://decide.test',
    fetch: async (request: Request) => {
      const { events: sent, customerId: customer } = (await request.json()) as {
        readonly events: SentEvent[];
        readonly customerId?: string;
      };
      events.push(...sent);
      customers.push(customer);
      const items = recommended.map((id) => ({ id, itemGroupId: id, title: id, link: '/', imageLink: '/', price: 100 }));
      const list = { actionId: 'r', actionType: 'monetate:action:OmnichannelRecommendation', component: 'r', items };
      const responses = recommended.length === 0 ? [] : [{ requestId: 'r', actions: [list] }];
      return Response.json({ meta: { code: 200, errors: [], warnings: [], monetateId: '5.1.1' }, data: { responses } });
    },
  };
  const pages: string[] = [];
  const written: Readonly<Record<string, () => Response>> = {
    jackets,
    home: () => createPage({ name: 'Home', slug: 'home' }),
    clothing: () => createPage({ name: 'Clothing', slug: 'clothing', parent: 'home' }),
  };
  const content = {
    origin: 'http://content.test',
    fetch: async ({ url }: Request) => {
      const call = new URL(url).pathname.replace('/publish/caas/v1/canvas/', '');
      pages.push(call);
      return written[call.split('/').at(-1) ?? '']?.() ?? respondWithError(404, 'API404');
    },
  };
  const service = createShopService({
    ...(token ? { token } : {}),
    ...(getProfile ? { 'GET /consumers-v3/consumer': getProfile } : {}),
    [`GET /cart/v1/cart/${cartId}`]: getCart,
    'GET /products/v2/catalog': createCatalog,
    ...(getPrices ? { 'GET /products/v1/widgetRecommendations': getPrices } : {}),
    'GET /products/v2/products/TFKES01MK3B/details': createDetails,
  });
  service.good.add('access-0');
  const services: Services = { ...service.services, personalization, content, now: () => new Date(0) };
  const getEvent = (name: string) => events.findLast(({ eventType }) => eventType === `monetate:context:${name}`);
  return { services, events, customers, getEvent, pages, requests: service.requests };
}

const requestAt = (path: string, count = '2_70.5') =>
  new Request(`http://localhost:4000${path}`, {
    headers: { cookie: `cairn.at.TARNFELL-US=access-0; cairn.cart.TARNFELL-US=${cartId}; cairn.count.TARNFELL-US=${count}` },
  });

describe('events of a visit for the personalization service', () => {
  it.each(['/en-us', '/en-us/cart', '/en-us/p/kestrel-TFKES01MK3B', '/en-us/nowhere'])(
    'contain the lines, units and total of the cart on %s',
    async (path) => {
      const { services, getEvent } = createShop();
      await createTestContext(requestAt(path), services).visit;
      expect(getEvent('Cart')).toMatchObject({
        cartLines: [{ sku: item.sku, pid: item.productId, quantity: 2, currency: 'USD', value: '70.00' }],
      });
      expect(getEvent('CustomVariables')).toMatchObject({
        customVariables: [
          { variable: 'total-cart', value: '2' },
          { variable: 'sub-total', value: '70' },
        ],
      });
    },
  );

  it('contain the lines of the cart in a dialog', async () => {
    const { services, getEvent } = createShop();
    await createTestContext(requestAt('/fapi/dialogs/sign-up'), services).derive({ isDialog: true }).visit;
    expect(getEvent('Cart')).toMatchObject({ cartLines: [{ sku: item.sku }] });
  });

  it('reuse the cart lines until the cart changes, unless the host has not loaded them', async () => {
    const { services, requests, events } = createShop();
    const getCarts = () => requests.filter((call) => call.includes('/cart/v1/cart/')).length;
    const first = createTestContext(requestAt('/en-us'), services);
    await first.visit;
    const count = getCookies(first)['cairn.count.TARNFELL-US'] ?? '';
    expect([count, getCarts()]).toEqual([expect.stringMatching(/^2_70~[\w-]{8}$/), 1]);
    await createTestContext(requestAt('/en-us/jackets', count), services).visit;
    expect([getCarts(), events.filter(({ eventType }) => eventType === 'monetate:context:Cart').length]).toEqual([1, 2]);
    await createTestContext(requestAt('/en-us/jackets', '3_105~another0'), services).visit;
    expect(getCarts(), 'changed on another host').toBe(2);
    const elsewhere = createShop();
    await createTestContext(requestAt('/en-us', count), elsewhere.services).visit;
    expect(elsewhere.requests.filter((call) => call.includes('/cart/'))).toHaveLength(1);
  });

  it('need no request for an empty or missing cart', async () => {
    const { services, requests, getEvent } = createShop();
    await createTestContext(requestAt('/en-us', '0_0'), services).visit;
    await createTestContext(new Request('http://localhost:4000/en-us'), services).visit;
    expect([requests, getEvent('Cart')]).toEqual([[], undefined]);
  });

  it('go out without the cart if it does not load in time', async () => {
    const { services, events, getEvent } = createShop({ getCart: () => new Promise(() => undefined) });
    const settings = createSettings({ 'TARNFELL-US': { timeLimits: { decision: 200 } } });
    await createTestContext(requestAt('/en-us'), { ...services, settings }).visit;
    expect(events.map(({ eventType }) => eventType)).toContain('monetate:decision:DecisionRequest');
    expect(getEvent('Cart')).toBeUndefined();
  });

  it('go out without the cart if it fails to load', async () => {
    const { services, events } = createShop({ getCart: () => respondWithError(500, 'GEN500') });
    await createTestContext(requestAt('/en-us/cart'), services).visit;
    expect(events.map(({ eventType }) => eventType)).toContain('monetate:decision:DecisionRequest');
  });

  it('contain the breadcrumbs and categories of a category page', async () => {
    const { services, getEvent } = createShop();
    const { visitor } = await createTestContext(requestAt('/en-us/c/shells-2010'), services).visit;
    const categories = ['2000', '2010'];
    expect(getEvent('PageView')).toMatchObject({ pageType: 'category list', breadcrumbs: ['Clothing', 'Shells'], categories });
    expect(visitor.categoryIds).toEqual(categories);
  });

  it('contain the product and its default variant', async () => {
    const { services, getEvent } = createShop();
    const { visitor } = await createTestContext(requestAt('/en-us/p/kestrel-TFKES01MK3B'), services).visit;
    expect(getEvent('PageView')).toMatchObject({ pageType: 'product', breadcrumbs: ['Shells', 'Kestrel'], categories: ['2000', '2010'] });
    expect(getEvent('ProductDetailView')).toMatchObject({ products: [{ productId: 'TFKES01M', sku: 'S2' }] });
    expect(visitor.product).toEqual({ productId: 'TFKES01M', skus: ['TFKES01MK3B', 'S1', 'S2'] });
  });

  it('contain the breadcrumbs of a content page without loading the content of its parents', async () => {
    const { services, getEvent, pages } = createShop({ jackets: () => createPage({ parent: 'clothing' }) });
    await createTestContext(requestAt('/en-us/jackets'), services).visit;
    expect(getEvent('PageView')).toMatchObject({ breadcrumbs: ['Clothing', 'Jackets'] });
    expect(pages).toEqual(['augmentedpage/TARNFELL-US/jackets', 'page/TARNFELL-US/clothing']);
  });

  it.each(['/en-us/c/old-name-2010', '/en-us/p/old-name-TFKES01MK3B'])(
    'contain no page view for %s, which redirects to another address',
    async (path) => {
      const { services, events, getEvent } = createShop();
      await createTestContext(requestAt(path), services).visit;
      expect([getEvent('PageView'), getEvent('ProductDetailView')]).toEqual([undefined, undefined]);
      expect(events.at(-1)).toMatchObject({ eventType: 'monetate:decision:DecisionRequest' });
    },
  );

  it('contain an error page for a missing page', async () => {
    const { services, getEvent } = createShop();
    await createTestContext(requestAt('/en-us/nowhere'), services).visit;
    expect(getEvent('PageView')).toMatchObject({ pageType: 'error' });
    await createTestContext(requestAt('/en-us/articles/jackets'), services).visit;
    expect(getEvent('PageView'), 'the address of an article for a page').toMatchObject({ pageType: 'error' });
  });

  it('describe a page by its address if it fails to load, and load it again next time', async () => {
    let isDown = true;
    const { services, getEvent } = createShop({
      jackets: () => (isDown ? respondWithError(500, 'GEN500') : createPage({ pageType: 'search hub' })),
    });
    await createTestContext(requestAt('/en-us/jackets'), services).visit;
    expect(getEvent('PageView')).toMatchObject({ pageType: 'other', breadcrumbs: [] });
    isDown = false;
    await createTestContext(requestAt('/en-us/jackets'), services).visit;
    expect(getEvent('PageView')).toMatchObject({ pageType: 'search hub', breadcrumbs: ['Jackets'] });
  });

  it('use the cached page the second time', async () => {
    const { services, requests } = createShop();
    await createTestContext(requestAt('/en-us/c/shells-2010'), services).visit;
    await createTestContext(requestAt('/en-us/c/shells-2010'), services).visit;
    expect(requests.filter((call) => call.includes('/catalog'))).toHaveLength(1);
  });

  it('contain no page view in a dialog', async () => {
    const { services, events, getEvent } = createShop();
    await createTestContext(requestAt('/fapi/dialogs/sign-up'), services).derive({ isDialog: true }).visit;
    expect(getEvent('PageView')).toBeUndefined();
    expect(events.at(-1)).toMatchObject({ eventType: 'monetate:decision:DecisionRequest' });
  });
});

it('loadVisit adds a visitor with items to the audience of a cart that is not empty', async () => {
  const { visitor } = await createTestContext(requestAt('/en-us'), createShop().services).visit;
  expect(visitor.segments.has('cart-not-empty')).toBe(true);
});

describe('visitor of a page', () => {
  const profile = {
    isLoyaltyMember: true,
    consumerType: 'CONSUMER',
    consumerDetails: { identity: [{ type: 'IPA' }] },
    preferences: { interests: 'hiking|camping' },
  };
  const createSignedInContext = (cookies: string) =>
    new Request('http://localhost:4000/en-us', {
      headers: { cookie: `${cookies}; cairn.rt.TARNFELL-US=refresh-token-number-0; cairn.customer.TARNFELL-US=${customerId}` },
    });
  const known = 'cairn.at.TARNFELL-US=access-0';
  const selectLoyalty = (segments: ReadonlySet<string>) => [...segments].filter((id) => id.includes('loyalty') || id.includes('logged'));

  it('has the audiences of the account, whose id is sent to the personalization service', async () => {
    const { services, requests, customers } = createShop({ getProfile: () => Response.json(profile) });
    const { visitor } = await createTestContext(createSignedInContext(known), services).visit;
    expect([...visitor.segments].toSorted()).toEqual([
      'cart-empty',
      'ipa-loggedin',
      'ipa-wranx-loggedin',
      'loggedin',
      'loyalty-loggedin',
      'non-athletes-loggedin',
      'non-employee-loggedin',
      'non-wranx-loggedin',
    ]);
    expect([requests, customers]).toEqual([['GET /consumers-v3/consumer access-0'], [customerId]]);
  });

  it('has the interests of the account', async () => {
    const { services, getEvent } = createShop({ getProfile: () => Response.json(profile) });
    await createTestContext(createSignedInContext(known), services).visit;
    expect(getEvent('CustomVariables')).toMatchObject({
      customVariables: [
        { variable: 'userInterest', value: 'hiking' },
        { variable: 'userInterest', value: 'camping' },
        { variable: 'total-cart' },
        { variable: 'sub-total' },
      ],
    });
  });

  it('has recommendations at the prices of an account with benefits', async () => {
    const [price, discountName] = [
      { lowCurrent: 100, highCurrent: 100, lowOriginal: 100, highOriginal: 100, currency: 'USD' },
      'Pro discount',
    ];
    const own = { ...price, lowCurrent: 75, highCurrent: 75, discountName };
    const readPrices = async (cookies: Request) => {
      const { services } = createShop({
        getProfile: () => Response.json(profile),
        recommended: ['TFKES01M', 'TFLIC02W'],
        getPrices: () =>
          Response.json({
            products: [
              { itemGroupId: 'TFKES01M', price: own },
              { itemGroupId: 'TFLIC02W', price },
            ],
          }),
      });
      const { recommendations } = await createTestContext(cookies, services).visit;
      return recommendations.flatMap(({ products }) => products.map((product) => product.price));
    };
    expect(await readPrices(createSignedInContext(known))).toEqual([own, price]);
    expect(await readPrices(requestAt('/en-us'))).toEqual([price, price]);
  });

  it('is a guest without a sign-in', async () => {
    const { services, requests, customers } = createShop();
    const { visitor } = await createTestContext(requestAt('/en-us'), services).visit;
    expect([selectLoyalty(visitor.segments), requests, customers]).toEqual([
      ['loggedout'],
      [`GET /cart/v1/cart/${cartId} access-0`],
      [undefined],
    ]);
  });

  it.each<[string, Responder]>([
    ['does not load in time', () => new Promise(() => undefined)],
    ['fails to load', () => respondWithError(500, 'GEN500')],
  ])('has only the signed-in segment if the profile %s', async (_, getProfile) => {
    const { services } = createShop({ getProfile });
    const settings = createSettings({ 'TARNFELL-US': { timeLimits: { profile: 20 } } });
    const { visitor } = await createTestContext(createSignedInContext(known), { ...services, settings }).visit;
    expect(selectLoyalty(visitor.segments)).toEqual(['loggedin']);
  });

  it('is a guest again once the session is rejected', async () => {
    const { services } = createShop({ token: () => respondWithError(401, 'AUT401') });
    const context = createTestContext(createSignedInContext('cairn.at.TARNFELL-US=refused'), services);
    const { visitor } = await context.visit;
    expect(selectLoyalty(visitor.segments)).toEqual(['loggedout']);
    expect(getCookies(context)['cairn.customer.TARNFELL-US']).toBe('');
  });

  it('gets the token that arrived after the page had stopped waiting for the profile', async () => {
    let result: (response: Response) => void = () => undefined;
    const { services } = createShop({ token: () => new Promise((resolve) => (result = resolve)) });
    const settings = createSettings({ 'TARNFELL-US': { timeLimits: { profile: 1 } } });
    const next = { accessToken: 'a', refreshToken: 'the-next-refresh-token', usid: 'u', customerId, type: 'Registered' };
    const warn = () => result(Response.json({ ...next, expiresIn: 1800, refreshExpiresIn: 2_592_000 }));
    const context = createTestContext(createSignedInContext('other=1'), { ...services, settings, log: { ...services.log, warn } });
    await context.visit;
    expect(getCookies(context)['cairn.rt.TARNFELL-US']).toBe('the-next-refresh-token');
  });
});
