import fc from 'fast-check';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createRequestContext } from '../create-request-context.ts';
import type { RequestContext } from '../request/request-context.ts';
import { readRequest } from '../request/request.ts';
import { defineScreen, createLoader } from '../screen/define-screen.ts';
import type { Services } from '../services/services.ts';
import { cartId, createShopService, type Responder } from '../session/testing/shop-service.ts';
import { sites } from '../site/sites.ts';
import type { ArrivingRequest } from '../request/handler.ts';
import { withPageCache } from './with-page-cache.ts';

const page = {
  name: 'p',
  messages: {},
  loadCriticalData: async () => undefined,
  page: () => ({ status: 200, head: { title: '', noIndex: false } }),
};
const search = createLoader(defineScreen({ ...page, shared: { parameters: ['q', 'filter.*'] } }));
const cart = createLoader(defineScreen({ ...page }));
const prices = createLoader(defineScreen({ ...page, shared: { parameters: [], hasPrices: true } }));
const loaders: Readonly<Record<string, object>> = { search, cart, prices };

const memberships = ['loyalty', 'employee', 'athlete', 'WRANX', 'IPA'] as const;
type Membership = (typeof memberships)[number];

/** Everything in which two visitors can differ. */
interface Visitor {
  readonly brand: string;
  readonly locale: string;
  readonly screen: string;
  readonly query: string;
  readonly cartCount: number;
  /** Undefined for a guest; otherwise the customer's memberships. */
  readonly memberOf?: readonly Membership[];
  /** Variants by experience. */
  readonly variants: Readonly<Record<string, string>>;
  readonly recommended: readonly string[];
  readonly hasClosedPromotion: boolean;
  readonly isWebview: boolean;
  readonly isData: boolean;
  /** Data that belongs to this visitor alone, and random in each test. */
  readonly secret: string;
  readonly junk: { readonly query: string; readonly cookie: string; readonly header: string; readonly value: string };
}

const word = fc.stringMatching(/^junk[0-9a-f]{8}$/);
const visitors: fc.Arbitrary<Visitor> = fc.record({
  brand: fc.constantFrom('tarnfell', 'solvane'),
  locale: fc.constantFrom('en-us', 'fr-ca', 'de-de'),
  screen: fc.constant('search'),
  query: fc.constantFrom('', 'boots', 'shell'),
  cartCount: fc.constantFrom(0, 1, 2),
  memberOf: fc.option(fc.subarray([...memberships]), { nil: undefined }),
  variants: fc.dictionary(fc.constantFrom('hero', 'teaser'), fc.constantFrom('A', 'B', 'Baseline'), { maxKeys: 2 }),
  recommended: fc.subarray(['P1', 'P2', 'P3']),
  hasClosedPromotion: fc.boolean(),
  isWebview: fc.boolean(),
  isData: fc.boolean(),
  secret: fc.stringMatching(/^[0-9a-f]{12}$/),
  junk: fc.record({
    query: fc.constantFrom('utm_source', 'preview', 'siteId', 'Q', 'filters', '__proto__'),
    cookie: fc.constantFrom('session', 'promoBarClosedX', 'promobarclosed', 'locale2'),
    header: fc.constantFrom('x-forwarded-host', 'x-original-url', 'x-rewrite-url', 'accept-language', 'referer', 'user-agent'),
    value: word,
  }),
});

const createJson = (value: unknown): Response => Response.json(value);

/** Services of a shop whose personalization decides by the visitor's cookie. */
function createShop(all: readonly Visitor[], results: Readonly<Record<string, Responder>> = {}): Services {
  const bySecret = new Map(all.map((visitor) => [visitor.secret, visitor]));
  const personalization = {
    origin: 'http://decide.test',
    fetch: async (request: Request) => {
      const { monetateId = '' } = (await request.json()) as { readonly monetateId?: string };
      const { variants, recommended, secret } = bySecret.get(monetateId) as Visitor;
      const decided = Object.entries(variants).map(([experienceId, variant]) => ({
        actionId: experienceId,
        actionType: 'monetate:action:OmnichannelJson',
        component: experienceId,
        json: { experienceId, variant },
        impressionId: `${experienceId}-${secret}`,
      }));
      const items = recommended.map((id) => ({ id, title: id, link: '/', imageLink: '/', price: 1, recToken: `${id}-${secret}` }));
      const list = {
        actionId: 'r',
        actionType: 'monetate:action:OmnichannelRecommendation',
        component: 'r',
        impressionId: `r-${secret}`,
        items,
      };
      return createJson({
        meta: { code: 200, errors: [], warnings: [], monetateId },
        data: { responses: [{ requestId: 'r', actions: [...decided, list] }] },
      });
    },
  };
  const shop = createShopService({
    [`GET /cart/v1/cart/${cartId}`]: ({ headers }) =>
      createJson(createCart(bySecret.get(headers.get('authorization')?.slice(-12) ?? '') as Visitor)),
    ...results,
    'GET /consumers-v3/consumer': ({ headers }) =>
      createJson(profileOf(bySecret.get(headers.get('authorization')?.slice(-12) ?? '') as Visitor)),
  });
  for (const { secret } of all) shop.good.add(`${secret}${secret}`);
  return { ...shop.services, personalization, now: () => new Date(0) };
}

/** Long enough not to occur by chance. */
const getFigure = (secret: string): number => 10 ** 10 + Number.parseInt(secret.slice(0, 6), 16);

/** A profile in which everything except the memberships is specific to the visitor. */
function profileOf({ memberOf = [], secret }: Visitor) {
  const figure = getFigure(secret);
  return {
    consumerId: secret,
    consumerType: memberOf.includes('employee') ? 'EMPLOYEE' : 'CONSUMER',
    consumerDetails: {
      firstName: secret,
      email: `${secret}@example.com`,
      identity: (['WRANX', 'IPA'] as const).filter((type) => memberOf.includes(type)).map((type) => ({ type })),
      ...(memberOf.includes('employee') ? { employee: { currentSpend: figure, currency: 'USD' } } : {}),
      ...(memberOf.includes('athlete') ? { athlete: { currentSpend: figure, currency: 'USD' } } : {}),
    },
    isLoyaltyMember: memberOf.includes('loyalty'),
    loyaltySummary: { points: { balance: figure } },
  };
}

/** A cart whose only line is specific to the visitor. */
function createCart({ cartCount, secret }: Visitor) {
  const items = [{ sku: secret, productId: secret, qty: cartCount, price: { rowTotal: getFigure(secret) } }];
  return { id: cartId, currency: 'USD', items, totals: { totalUnits: cartCount, itemTotal: 1 } };
}

const getCustomerId = (secret: string): string => `00000000-0000-4000-8000-${secret}`;

function createRequest({ brand, locale, screen, query, cartCount, memberOf, secret, junk, ...is }: Visitor): ArrivingRequest {
  const site = `${brand.toUpperCase()}-${locale.slice(3).toUpperCase()}`;
  const cookies = [
    `mt.v=${secret}`,
    `cairn.at.${site}=${secret}${secret}`,
    ...(memberOf ? [`cairn.rt.${site}=${secret}${secret}`, `cairn.customer.${site}=${getCustomerId(secret)}`] : []),
    `${junk.cookie}=${junk.value}`,
    ...(cartCount > 0
      ? [`cairn.cart.${site}=${cartId}`, `cairn.count.${site}=${cartCount}_${Number.parseInt(secret.slice(0, 4), 16)}`]
      : []),
    ...(is.hasClosedPromotion ? ['promoBarClosed=true'] : []),
    ...(is.isWebview ? ['cairn.channel=MAPP'] : []),
  ];
  const headers = new Headers({ cookie: cookies.join('; '), 'x-forwarded-for': '203.0.113.9', [junk.header]: junk.value });
  const parameters = new URLSearchParams([[junk.query, junk.value], ...(query === '' ? [] : [['q', query]])]);
  const url = `http://${brand}.localhost:4000/${locale}/${screen}${is.isData ? '.data' : ''}?${parameters}`;
  return {
    url,
    method: 'GET',
    headers: { get: (name) => (name === 'accept-encoding' ? 'br' : headers.get(name)) },
    signal: new AbortController().signal,
    toRequest: () => new Request(url, { headers }),
  };
}

/** A page that shows everything that it can read about the visitor. */
async function showAll(request: Request, context: RequestContext): Promise<Response> {
  const { url, brand, site, isKnownLocale, mode, channel, previewDateTime, testContext, cookies, isData, address, shared, headers } =
    context;
  const { visitor, recommendations, monetateId } = await context.visit;
  const { cartId: cartOf, cartCount, cartSum, orderId, customerId } = context.session;
  return createJson({
    known: { url, brand, site, isKnownLocale, mode, channel, previewDateTime, testContext, cookies, isData, client: address, shared },
    address: request.url,
    sent: [...request.headers],
    headers: ['cookie', 'x-forwarded-for', 'x-forwarded-host', 'accept-language', 'referer', 'user-agent'].map((name) => headers.get(name)),
    session: { cartOf, cartCount, cartSum, orderId, customerId },
    visit: { ...visitor, segments: [...visitor.segments] },
    recommendations,
    monetateId,
  });
}

function createPageCache(services: Services, render = showAll) {
  let rendered = 0;
  const handle = withPageCache(
    (request, context, inTurn) =>
      inTurn(() => {
        rendered += 1;
        return render(request.toRequest(), context);
      }, request.signal),
    {
      services,
      freshness: { look: async () => undefined, count: () => 0, hasChanged: () => false, contentVersion: () => '1' },
      bytes: 2 ** 24,
      findLoader: (path) => loaders[path.split('/')[2] ?? ''],
      isRoute: (id) => id === 'search',
    },
  );
  return {
    rendered: () => rendered,
    async send(request: ArrivingRequest) {
      const context = createRequestContext(readRequest(request, sites, false), services);
      const { response } = await handle(request, context, (work) => work());
      const cookies = context.responseCookies.entries();
      if (!(response instanceof Response)) {
        const { status, headers, body } = response;
        return { isKept: true, status, headers: new Map(headers), text: String(brotliDecompressSync(body ?? Buffer.alloc(0))), cookies };
      }
      return { isKept: false, status: response.status, headers: new Map(response.headers), text: await response.text(), cookies };
    },
  };
}

const visitor: Visitor = {
  brand: 'tarnfell',
  locale: 'en-us',
  screen: 'search',
  query: '',
  cartCount: 0,
  variants: {},
  recommended: [],
  hasClosedPromotion: false,
  isWebview: false,
  isData: false,
  secret: 'abcdef012345',
  junk: { query: 'utm', cookie: 'junk', header: 'referer', value: 'junk' },
};
const createArriving = (url: string, more: Partial<ArrivingRequest> = {}): ArrivingRequest => ({
  ...createRequest(visitor),
  url: `http://localhost:4000${url}`,
  toRequest: () => new Request(`http://localhost:4000${url}`, { method: more.method ?? 'GET' }),
  ...more,
});

describe('withPageCache', () => {
  it('shows each visitor the same page as without a cache', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(visitors, { minLength: 2, maxLength: 6 }), async (all) => {
        const services = createShop(all);
        const together = createPageCache(services);
        for (const visitor of [...all, ...all]) {
          const alone = await createPageCache(services).send(createRequest(visitor));
          expect((await together.send(createRequest(visitor))).text).toBe(alone.text);
        }
        expect(together.rendered()).toBeLessThanOrEqual(all.length);
      }),
      { numRuns: 50 },
    );
  });

  it('stores neither data of a visitor nor injected values', async () => {
    await fc.assert(
      fc.asyncProperty(visitors, async (visitor) => {
        const page = await createPageCache(createShop([visitor])).send(createRequest(visitor));
        expect(page.text).not.toContain(visitor.secret);
        expect(page.text).not.toContain(String(getFigure(visitor.secret)));
        expect(page.text).not.toContain(cartId);
        expect(page.text).not.toContain('203.0.113.9');
        expect(JSON.stringify([...page.headers])).not.toContain(visitor.secret);
        expect(page.text).not.toContain(`"${visitor.junk.value}"`);
        expect(page.text).not.toContain(`=${visitor.junk.value}`);
      }),
      { numRuns: 50 },
    );
  });

  it('stores separate pages for different memberships', async () => {
    await fc.assert(
      fc.asyncProperty(visitors, fc.option(fc.subarray([...memberships]), { nil: undefined }), async (one, memberOf) => {
        const other = { ...one, memberOf, secret: `${one.secret.slice(1)}f` };
        fc.pre(one.secret !== other.secret);
        const { send } = createPageCache(createShop([one, other]));
        const readSegments = async (visitor: Visitor): Promise<string[]> => {
          const { visit } = JSON.parse((await send(createRequest(visitor))).text ?? '') as {
            readonly visit: { readonly segments: string[] };
          };
          return visit.segments;
        };
        for (const visitor of [one, other]) {
          const segments = await readSegments(visitor);
          expect(segments.includes('loggedin')).toBe(visitor.memberOf !== undefined);
          expect(segments.includes('loyalty-loggedin')).toBe(visitor.memberOf?.includes('loyalty') === true);
          expect(segments.includes('employee-loggedin')).toBe(visitor.memberOf?.includes('employee') === true);
          expect(segments.includes('athletes-loggedin')).toBe(visitor.memberOf?.includes('athlete') === true);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('shares one page between visitors who get the same content', async () => {
    await fc.assert(
      fc.asyncProperty(visitors, visitors, async (one, other) => {
        const twin = { ...one, secret: other.secret, junk: other.junk };
        fc.pre(one.secret !== twin.secret);
        const { send, rendered } = createPageCache(createShop([one, twin]));
        expect((await send(createRequest(one))).text).toBe((await send(createRequest(twin))).text);
        expect(rendered()).toBe(1);
      }),
      { numRuns: 50 },
    );
  });

  it('varies by the decision for the cart lines, and by nothing else of the cart', async () => {
    const [none, rope, boots, laces] = ['abcdef000000', 'abcdef000001', 'abcdef000002', 'abcdef000003'].map((secret, at) => ({
      ...visitor,
      cartCount: at === 0 ? 0 : 1,
      secret,
    })) as [Visitor, Visitor, Visitor, Visitor];
    const services = createShop([none, rope, boots, laces]);
    const personalization = {
      origin: 'http://decide.test',
      fetch: async (request: Request) => {
        const body = await request.text();
        const variant = body.includes('cartLines') && body.includes(`"sku":"${rope.secret}"`) ? 'Rope' : 'Baseline';
        const action = { actionId: 1, actionType: 'monetate:action:OmnichannelJson', json: { experienceId: 'hero', variant } };
        const meta = { code: 200, errors: [], warnings: [], monetateId: '5.1.2' };
        return createJson({ meta, data: { responses: [{ requestId: 'r', actions: [action] }] } });
      },
    };
    const { send, rendered } = createPageCache({ ...services, personalization });
    const readVariant = async (one: Visitor): Promise<unknown> =>
      (JSON.parse((await send(createRequest(one))).text) as { visit: { decisions: { hero: { variant: string } } } }).visit.decisions.hero
        .variant;
    expect([await readVariant(none), await readVariant(rope), await readVariant(boots), await readVariant(laces)]).toEqual([
      'Baseline',
      'Rope',
      'Baseline',
      'Baseline',
    ]);
    expect(rendered(), 'boots and laces are shown the same page').toBe(3);
  });

  it.each<readonly [string, readonly Membership[] | undefined, boolean]>([
    ['a guest', undefined, true],
    ['a customer of no audience', [], true],
    ['a loyalty member', ['loyalty'], false],
    ['an employee', ['employee'], false],
    ['an athlete', ['athlete'], false],
    ['a member of a professional program', ['WRANX'], false],
  ])('caches a page with prices only for visitors with the normal ones: %s', async (_, memberOf, isKept) => {
    const one = { ...visitor, memberOf, screen: 'prices' };
    const { send, rendered } = createPageCache(createShop([one]));
    const results = [await send(createRequest(one)), await send(createRequest(one))];
    expect([results.map((result) => result.isKept), rendered()]).toEqual([[isKept, isKept], isKept ? 1 : 2]);
    expect(results.every(({ text }) => text.includes(one.secret))).toBe(!isKept);
  });

  it.each([
    ['a private screen', createArriving('/en-us/cart')],
    ['an address without a screen', createArriving('/en-us/elsewhere')],
    ['an unknown locale', createArriving('/xx-xx/search')],
    ['a forced variant', createArriving('/en-us/search?p13n_testcontext=%7B%7D')],
    ['another site’s page', createArriving('/en-us/search?localePath=de-de')],
    ['a request that changes data', createArriving('/en-us/search', { method: 'POST' })],
    ['unknown routes', createArriving('/en-us/search.data?_routes=search%2Cnone')],
  ])('does not cache %s, which is rendered once for its visitor', async (_, request) => {
    const { send, rendered } = createPageCache(createShop([visitor]));
    const { isKept, text } = await send(request);
    expect([isKept, rendered()]).toEqual([false, 1]);
    expect(text).toContain(visitor.secret);
  });

  it('sends pages with an error status unchanged and renders them again', async () => {
    const { send, rendered } = createPageCache(createShop([visitor]), async () => new Response('missing', { status: 404 }));
    const results = [await send(createArriving('/en-us/search')), await send(createArriving('/en-us/search'))];
    expect(results.map(({ isKept, status, text }) => [isKept, status, text])).toEqual([
      [true, 404, 'missing'],
      [true, 404, 'missing'],
    ]);
    expect(rendered()).toBe(2);
  });
});

describe('withPageCache with a page that turns out to be personal', () => {
  const one = visitor;
  const other = { ...visitor, secret: 'fedcba543210' };

  /** A shop whose carts contain the visitor's token, and a screen that shows the cart although it is declared shared. */
  const createShopWithCarts = () =>
    createPageCache(
      createShop([one, other], { [`GET /cart/v1/cart/${cartId}`]: ({ headers }) => createJson({ id: headers.get('authorization') }) }),
      async (_, context) => {
        const { getCart } = await import('#generated/calls/get-cart.ts');
        return createJson(await getCart(context.session.calls, { basketId: cartId }));
      },
    );

  it("renders it once, with the visitor's own calls", async () => {
    const { send, rendered } = createShopWithCarts();
    const { isKept, status, text } = await send(createRequest(one));
    expect([isKept, status, rendered()]).toEqual([false, 200, 1]);
    expect(text).toContain(one.secret);
  });

  it('sends it to no other visitor, even for concurrent requests', async () => {
    const { send, rendered } = createShopWithCarts();
    const results = await Promise.all([send(createRequest(one)), send(createRequest(other)), send(createRequest(one))]);
    const secrets = [one, other, one].map(({ secret }) => secret);
    expect(results.map(({ text }) => secrets.filter((secret) => text.includes(secret)))).toEqual([
      [one.secret, one.secret],
      [other.secret],
      [one.secret, one.secret],
    ]);
    expect((await send(createRequest(other))).text).toContain(other.secret);
    expect(rendered()).toBe(4);
  });

  it('sends the cookies that were set while rendering', async () => {
    const { send, rendered } = createPageCache(createShop([one]), async (_, context) => {
      context.responseCookies.set('a=b');
      return new Response('x');
    });
    const { isKept, cookies } = await send(createRequest(one));
    expect([isKept, rendered(), cookies]).toEqual([false, 1, expect.arrayContaining(['a=b'])]);
  });

  it.each([
    ['redirects', 302, () => new Response(null, { status: 302, headers: { location: '/en-us/c/boots' } })],
    ['sets a cookie', 200, () => new Response('x', { headers: { 'set-cookie': 'a=b' } })],
  ])('renders it once if the screen %s', async (_, status, response) => {
    const { send, rendered } = createPageCache(createShop([one]), async () => response());
    const result = await send(createRequest(one));
    expect([result.isKept, result.status, rendered()]).toEqual([false, status, 1]);
  });

  it('does not store it if its document is private', async () => {
    const { send, rendered } = createPageCache(createShop([one]), async (_, context) => {
      context.document.record({ isPrivate: true });
      return new Response('x');
    });
    expect([(await send(createRequest(one))).isKept, (await send(createRequest(one))).isKept, rendered()]).toEqual([false, false, 2]);
  });
});
