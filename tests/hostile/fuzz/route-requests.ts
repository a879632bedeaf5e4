import fc from 'fast-check';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '#storefront/routes.ts';
import { plentifulSku } from '../shop/buy.ts';
import type { FuzzedRequest } from './fuzzed-request.ts';
import { hostileHeaders, oddMethods } from './hostile-headers.ts';
import { encodeText, hostileText, oddPieces } from '#contract/generate/hostile-values.ts';

interface Place {
  readonly pattern: string;
  readonly isCall: boolean;
}

/** Operations are fuzzed by their contract instead. */
const byContract = /^\/(?:api|fapi\/(?:components|pages))\//;

function findPlaces(entries: readonly RouteConfigEntry[], above: string): Place[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const pattern = path === '' ? above : `${above}/${path}`;
    return [{ pattern: pattern === '' ? '/' : pattern, isCall: /^\/f?api\//.test(pattern) }, ...findPlaces(children, pattern)];
  });
}

/** Further paths of the hosts besides the storefront's routes. */
const further: readonly Place[] = [
  '/media/cairn/image/upload/:frame/scenes/ridge.jpg',
  '/media/cairn/image/upload/:frame/*',
  '/media/tarnfell/video/*',
  '/showcase',
  '/showcase/*',
  '/assets/*',
  '/preview',
  '/openapi.json',
  '/reference',
  '/health',
  '/*',
].map((pattern) => ({ pattern, isCall: false }));

const places = [...findPlaces(routes as readonly RouteConfigEntry[], ''), ...further].filter(({ pattern }) => !byContract.test(pattern));

const segments: Readonly<Record<string, readonly string[]>> = {
  ':locale': ['en-us', 'en-us', 'de-de', 'fr-ca', 'zz', 'EN-us', 'en_US', 'api', 'fapi', 'showcase', 'constructor'],
  ':category': ['jackets-2000', 'x-1000', '2000', 'jackets-', '-0', 'jackets-99999999999999', 'jackets-2000.data'],
  ':product': ['kestrel-shell-jacket-TFKES01M', 'TFKES01M', 'x-TFKES01MG4S', 'x-00000000', 'kestrel-', 'x-TFKES01M.data'],
  ':brand': ['tarnfell', 'solvane', '__proto__', 'constructor'],
  ':name': ['size-chart', 'mini-cart', 'sign-up', '__proto__', 'toString'],
  ':contract': ['getCart', 'addItem', 'toString', '__proto__'],
  ':frame': [
    'w_96,f_webp',
    'w_320',
    'w_96,h_96,c_fill',
    'w_-1',
    'w_1e9',
    'w_96,w_96',
    'f_png,w_99999,h_99999',
    'q_NaN',
    'c_fill',
    'w_96,e_blur:1e9',
    'l_text:x',
    'w_٩٦',
    'f_auto,q_auto',
  ],
  '*': [
    'jackets',
    'articles/the-long-way-up',
    'no-such-page',
    'a/b/c/d',
    'privacy',
    'robots.txt',
    'index.js',
    '.env',
    '.git/config',
    'wp-login.php',
    '_root.data',
    'jackets.data',
    'a'.repeat(2000),
  ],
};

const getSegment = (name: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 7, arbitrary: fc.constantFrom(...(segments[name] ?? segments['*'] ?? [])) },
    { weight: 2, arbitrary: fc.tuple(hostileText, fc.nat({ max: 4 })).map(([text, how]) => encodeText(text, how)) },
    { weight: 1, arbitrary: fc.constantFrom(...oddPieces) },
  );

function createPaths(pattern: string): fc.Arbitrary<string> {
  const parts = pattern.split('/').slice(1);
  return fc
    .tuple(...parts.map((part) => (part.startsWith(':') || part === '*' ? getSegment(part) : fc.constant(part))))
    .map((created) => `/${created.join('/')}`);
}

/** Request targets with more than a path, or without one. */
const oddTarget = fc.constantFrom(
  (path: string) => `/${path}`,
  (path: string) => `//evil.example${path}`,
  (path: string) => `http://evil.example${path}`,
  (path: string) => `/\\evil.example${path}`,
  (path: string) => `${path}/`,
  (path: string) => `${path}//`,
  (path: string) => `${path}.data`,
  (path: string) => `/.${path}`,
  (path: string) => `/x/..${path}`,
  (path: string) => `${path}#x`,
  (path: string) => path.toUpperCase(),
  () => '*',
  () => 'evil.example:443',
);

const queryNames = [
  'q',
  'sort',
  'page',
  'count',
  'color',
  'price',
  'cgid',
  'size',
  'refused',
  'item',
  'step',
  'order',
  'newsletter',
  'preview',
  'previewDateTime',
  'siteId',
  'localePath',
  'locale',
  'channel',
  'p13n_testcontext',
  'index',
  '_routes',
  'to',
  'key',
  'v',
  'tagId',
  '__proto__',
  'modal',
];
const queryValues = [
  'jacket',
  '1',
  '0',
  '-1',
  '1e999',
  'NaN',
  'true',
  '2030-01-01T00:00:00Z',
  '10..20',
  '-Infinity..',
  'ember|spruce',
  'TARNFELL-GB',
  'de-de',
  'shell/shop',
];
const pair = fc
  .tuple(
    fc.constantFrom(...queryNames),
    fc.oneof(
      fc.constantFrom(...queryValues),
      fc.tuple(hostileText, fc.nat({ max: 4 })).map(([text, how]) => encodeText(text, how)),
      fc.constantFrom(...oddPieces),
    ),
  )
  .map(([name, value]) => `${name}=${value}`);

const fields = [
  'sku',
  'size',
  'fit',
  'qty',
  'intent',
  'itemId',
  'step',
  'email',
  'policy',
  'recipientFirstName',
  'addressLine1',
  'postalCode',
  'country',
  '__proto__',
  '',
];
const fieldValues = [plentifulSku, '1', '-1', '1e999', 'remove', 'update', 'item-1', 'robin@shopper.example', 'on', 'US'];
const field = fc.tuple(fc.constantFrom(...fields), fc.oneof(fc.constantFrom(...fieldValues), hostileText));
const formText = fc
  .array(field, { maxLength: 6 })
  .map((entries) => entries.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`).join('&'));
const multipart = fc
  .array(field, { maxLength: 4 })
  .map(
    (entries) =>
      `${entries.map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value.toWellFormed()}\r\n`).join('')}--x--\r\n`,
  );
const events = fc.constantFrom(
  '{"path":"/","events":[{"name":"x"}]}',
  '{"path":"/","events":[{"name":"service-error","data":{"level":"error","message":"a\\nb","operation":"x"}}]}',
  '{"events":[]}',
  '[]',
  '{"email":"a@b.example","optIn":true}',
  '{',
);
const bodies = fc.oneof(
  formText.map((body) => ({ body, type: 'application/x-www-form-urlencoded' })),
  multipart.map((body) => ({ body, type: 'multipart/form-data; boundary=x' })),
  events.map((body) => ({ body, type: 'application/json' })),
  hostileText.map((body) => ({ body, type: 'text/plain' })),
);

/** Requests for the shop's routes: pages, forms, images, files and everything in between. */
export const routeRequests: fc.Arbitrary<FuzzedRequest> = fc.constantFrom(...places).chain(({ pattern, isCall }) =>
  fc
    .record({
      path: createPaths(pattern),
      odd: fc.option(oddTarget, { freq: 6 }),
      method: fc.oneof(
        { weight: 8, arbitrary: fc.constant('GET') },
        { weight: 4, arbitrary: fc.constant('POST') },
        { weight: 1, arbitrary: fc.constantFrom(...oddMethods) },
      ),
      query: fc.oneof({ weight: 1, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(pair, { minLength: 1, maxLength: 3 }) }),
      headers: hostileHeaders,
      sent: bodies,
      isOurs: fc.nat({ max: 4 }),
      visitor: fc.option(fc.nat(), { freq: 2, nil: undefined }),
    })
    .map(({ path, odd, method, query, headers, sent: { body, type }, isOurs, visitor }) => {
      const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
      const own: (readonly [string, string])[] = hasBody
        ? [['content-type', type], ...(isOurs > 0 ? [['sec-fetch-site', 'same-origin'] as const] : [])]
        : [];
      return {
        family: pattern,
        isCall: isCall && odd === null,
        method,
        path: odd ? odd(path) : path,
        query,
        headers: [...own, ...headers],
        ...(hasBody && { body }),
        ...(visitor !== undefined && { visitor }),
      };
    }),
);
