import fc from 'fast-check';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createRequestContext } from '../create-request-context.ts';
import type { RequestContext } from '../request/request-context.ts';
import { readRequest } from '../request/request.ts';
import { defineScreen, loaderOf } from '../screen/define-screen.ts';
import type { Services } from '../services/services.ts';
import { cartId, shopService } from '../session/testing/shop-service.ts';
import { sites } from '../site/sites.ts';
import type { PageRequest } from './answer-page.ts';
import { createPageAnswers } from './create-page-answers.ts';

const page = {
  name: 'p',
  messages: {},
  loadCriticalData: async () => undefined,
  page: () => ({ status: 200, head: { title: '', noIndex: false } }),
};
const search = loaderOf(defineScreen({ ...page, shared: { parameters: ['q', 'filter.*'] } }));
const cart = loaderOf(defineScreen({ ...page }));
const loaders: Readonly<Record<string, object>> = { search, cart };

const memberships = ['loyalty', 'employee', 'athlete', 'WRANX', 'IPA'] as const;
type Membership = (typeof memberships)[number];

/** Everything that differs between two who ask. */
interface Visitor {
  readonly brand: string;
  readonly locale: string;
  readonly screen: string;
  readonly query: string;
  readonly cartCount: number;
  /** Undefined for a guest; of somebody who has signed in, what they are a member of. */
  readonly memberOf?: readonly Membership[];
  /** Variants by experience. */
  readonly variants: Readonly<Record<string, string>>;
  readonly recommended: readonly string[];
  readonly hasClosedPromotion: boolean;
  readonly isWebview: boolean;
  readonly isData: boolean;
  /** What is theirs alone, or nobody's. */
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

const json = (value: unknown): Response => Response.json(value);

/** The services of a shop whose personalization decides for each visitor as the visitor's cookie says. */
function shopOf(all: readonly Visitor[]): Services {
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
      return json({
        meta: { code: 200, errors: [], warnings: [], monetateId },
        data: { responses: [{ requestId: 'r', actions: [...decided, list] }] },
      });
    },
  };
  const shop = shopService({
    'GET /consumers-v3/consumer': ({ headers }) => json(profileOf(bySecret.get(headers.get('authorization')?.slice(-12) ?? '') as Visitor)),
  });
  for (const { secret } of all) shop.good.add(`${secret}${secret}`);
  return { ...shop.services, personalization, now: () => new Date(0) };
}

/** Long enough to stand nowhere by chance. */
const figureOf = (secret: string): number => 10 ** 10 + Number.parseInt(secret.slice(0, 6), 16);

/** A profile in which everything is the visitor's own but what they are a member of. */
function profileOf({ memberOf = [], secret }: Visitor) {
  const figure = figureOf(secret);
  return {
    consumerId: secret,
    consumerType: memberOf.includes('employee') ? 'EMPLOYEE' : 'CONSUMER',
    consumerDetails: {
      firstName: secret,
      email: `${secret}@example.com`,
      identity: (['WRANX', 'IPA'] as const).filter((type) => memberOf.includes(type)).map((type) => ({ type })),
      ...(memberOf.includes('athlete') ? { athlete: { currentSpend: figure, currency: 'USD' } } : {}),
    },
    isLoyaltyMember: memberOf.includes('loyalty'),
    loyaltySummary: { points: { balance: figure } },
  };
}

const customerIdOf = (secret: string): string => `00000000-0000-4000-8000-${secret}`;

function requestOf({ brand, locale, screen, query, cartCount, memberOf, secret, junk, ...is }: Visitor): PageRequest {
  const site = `${brand.toUpperCase()}-${locale.slice(3).toUpperCase()}`;
  const cookies = [
    `mt.v=${secret}`,
    `cairn.at.${site}=${secret}${secret}`,
    ...(memberOf ? [`cairn.rt.${site}=${secret}${secret}`, `cairn.customer.${site}=${customerIdOf(secret)}`] : []),
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
  };
}

/** A page that shows whatever it can find out of who asks. */
async function showAll(request: Request, context: RequestContext): Promise<Response> {
  const { url, brand, site, isKnownLocale, mode, channel, previewDateTime, testContext, cookies, isData, address, shared, headers } =
    context;
  const { visitor, recommendations, monetateId } = await context.visit;
  const { cartId: cartOf, cartCount, cartSum, orderId, customerId } = context.session;
  return json({
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

function answersOf(services: Services, render = showAll) {
  let rendered = 0;
  const answer = createPageAnswers({
    services,
    freshness: { look: async () => undefined, count: () => 0, hasChanged: () => false, contentVersion: () => '1' },
    bytes: 2 ** 24,
    loaderOf: (path) => loaders[path.split('/')[2] ?? ''],
    isRoute: (id) => id === 'search',
    render: (request, context) => {
      rendered += 1;
      return render(request, context);
    },
  });
  return {
    rendered: () => rendered,
    async ask(request: PageRequest) {
      const context = createRequestContext(readRequest(request, sites, false), services);
      const page = await answer(request, context, (work) => work());
      return page && { ...page, text: String(brotliDecompressSync(page.body ?? Buffer.alloc(0))), own: context.responseCookies.entries() };
    },
  };
}

describe('kept pages', () => {
  it('show each visitor what a page made for that visitor alone would show', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(visitors, { minLength: 2, maxLength: 6 }), async (all) => {
        const services = shopOf(all);
        const together = answersOf(services);
        for (const visitor of [...all, ...all]) {
          const alone = await answersOf(services).ask(requestOf(visitor));
          expect((await together.ask(requestOf(visitor)))?.text).toBe(alone?.text);
        }
        expect(together.rendered()).toBeLessThanOrEqual(all.length);
      }),
      { numRuns: 50 },
    );
  });

  it('hold nothing of a visitor, and nothing that was slipped in', async () => {
    await fc.assert(
      fc.asyncProperty(visitors, async (visitor) => {
        const page = await answersOf(shopOf([visitor])).ask(requestOf(visitor));
        expect(page?.text).not.toContain(visitor.secret);
        expect(page?.text).not.toContain(String(figureOf(visitor.secret)));
        expect(page?.text).not.toContain(cartId);
        expect(page?.text).not.toContain('203.0.113.9');
        expect(JSON.stringify(page?.headers)).not.toContain(visitor.secret);
        expect(page?.text).not.toContain(`"${visitor.junk.value}"`);
        expect(page?.text).not.toContain(`=${visitor.junk.value}`);
      }),
      { numRuns: 50 },
    );
  });

  it('are told apart by what their visitors are members of', async () => {
    await fc.assert(
      fc.asyncProperty(visitors, fc.option(fc.subarray([...memberships]), { nil: undefined }), async (one, memberOf) => {
        const other = { ...one, memberOf, secret: `${one.secret.slice(1)}f` };
        fc.pre(one.secret !== other.secret);
        const { ask } = answersOf(shopOf([one, other]));
        const segmentsOf = async (visitor: Visitor): Promise<string[]> => {
          const { visit } = JSON.parse((await ask(requestOf(visitor)))?.text ?? '') as { readonly visit: { readonly segments: string[] } };
          return visit.segments;
        };
        for (const visitor of [one, other]) {
          const segments = await segmentsOf(visitor);
          expect(segments.includes('loggedin')).toBe(visitor.memberOf !== undefined);
          expect(segments.includes('loyalty-loggedin')).toBe(visitor.memberOf?.includes('loyalty') === true);
          expect(segments.includes('employee-loggedin')).toBe(visitor.memberOf?.includes('employee') === true);
          expect(segments.includes('athletes-loggedin')).toBe(visitor.memberOf?.includes('athlete') === true);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('are one for two who differ in nothing that they are shown', async () => {
    await fc.assert(
      fc.asyncProperty(visitors, visitors, async (one, other) => {
        const twin = { ...one, secret: other.secret, junk: other.junk };
        fc.pre(one.secret !== twin.secret);
        const { ask, rendered } = answersOf(shopOf([one, twin]));
        expect((await ask(requestOf(one)))?.text).toBe((await ask(requestOf(twin)))?.text);
        expect(rendered()).toBe(1);
      }),
      { numRuns: 50 },
    );
  });

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
  const at = (url: string, more: Partial<PageRequest> = {}): PageRequest => ({
    ...requestOf(visitor),
    url: `http://localhost:4000${url}`,
    ...more,
  });

  it.each([
    ['a screen of the shopper’s own', at('/en-us/cart')],
    ['an address that no screen has', at('/en-us/elsewhere')],
    ['an unknown locale', at('/xx-xx/search')],
    ['a forced variant', at('/en-us/search?p13n_testcontext=%7B%7D')],
    ['another site’s page', at('/en-us/search?localePath=de-de')],
    ['what changes something', at('/en-us/search', { method: 'POST' })],
    ['routes that there are not', at('/en-us/search.data?_routes=search%2Cnone')],
  ])('are none for %s', async (_, request) => {
    const { ask, rendered } = answersOf(shopOf([visitor]));
    expect([await ask(request), rendered()]).toEqual([undefined, 0]);
  });

  it.each([
    ['leads elsewhere', () => new Response(null, { status: 302, headers: { location: '/en-us/c/boots' } })],
    ['brings a cookie of its own', () => new Response('x', { headers: { 'set-cookie': 'a=b' } })],
  ])('are none where the screen %s', async (_, response) => {
    const { ask } = answersOf(shopOf([visitor]), async () => response());
    expect(await ask(at('/en-us/search'))).toBeUndefined();
  });

  it('are none where the screen asks for what is one shopper’s', async () => {
    const { ask } = answersOf(shopOf([visitor]), async (_, context) => {
      const { getCart } = await import('#generated/calls/get-cart.ts');
      await getCart(context.session.calls, { basketId: cartId }).catch(() => undefined);
      return new Response('a cart');
    });
    expect(await ask(at('/en-us/search'))).toBeUndefined();
  });

  it('are sent as they are with another status, but made again', async () => {
    const { ask, rendered } = answersOf(shopOf([visitor]), async () => new Response('missing', { status: 404 }));
    const answers = [await ask(at('/en-us/search')), await ask(at('/en-us/search'))];
    expect(answers.map((answer) => [answer?.status, answer?.text])).toEqual([
      [404, 'missing'],
      [404, 'missing'],
    ]);
    expect(rendered()).toBe(2);
  });
});
