import { RouterContextProvider, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { sites } from '../site/sites.ts';
import { admitRequest } from './admit-request.ts';
import { createRejectionResponse } from './rejection.ts';
import { readRequest } from './request.ts';
import { createRouteRules, type RouteHandle } from './route-rules.ts';

type Module = NonNullable<ServerBuild['routes'][string]>['module'];

const loader = () => null;
const responses = { loader: async () => new Response('read'), action: async () => new Response('changed') };
const page: Partial<Module> = { loader, default: () => null };
const route = (id: string, path: string | undefined, module: object, parentId: string | undefined = 'root') =>
  [id, { id, path, ...(parentId === 'none' ? {} : { parentId }), module: module as Module }] as const;

/** Rules built like the shop's own, but fewer. */
const rulesOf = createRouteRules(
  Object.fromEntries([
    route('root', '', page, 'none'),
    route('robots', 'robots.txt', { loader }),
    route('events', 'fapi/events', { action: loader, handle: { mediaTypes: ['application/json'] } satisfies RouteHandle }),
    route('time', 'fapi/server/time', { loader }),
    route('fapi', 'fapi/*', { loader, action: loader, handle: { handlesMethods: true } satisfies RouteHandle }),
    route('api', 'api/*', { ...responses, handle: { isDirect: true } satisfies RouteHandle }),
    route('shop', ':locale', page),
    route('cart', 'cart', { ...page, action: loader }, 'shop'),
    route(
      'contact',
      'contact-us',
      { ...page, action: loader, handle: { mediaTypes: ['multipart/form-data'] } satisfies RouteHandle },
      'shop',
    ),
    route('category', 'c/:category', page, 'shop'),
    route('landing', '*', page, 'shop'),
  ]),
);

const FORM = 'application/x-www-form-urlencoded';

async function admit(method: string, path: string, body?: string, type?: string): Promise<number | string> {
  const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
  const encoded = body === undefined ? undefined : new TextEncoder().encode(body);
  const request = new Request(`http://localhost${path}`, { method, headers, ...(encoded ? { body: encoded } : {}) });
  const facts = readRequest(request, sites, false);
  const admitted = await admitRequest(request, facts, rulesOf(facts.url.pathname));
  if (admitted instanceof Request) return body === undefined ? 'passes' : `passes ${await admitted.text()}`;
  return `${admitted.status} ${admitted.errorId} ${admitted.headers?.allow ?? ''}`.trim();
}

/** Sends a form with files. */
function admitForm(body: FormData | string, headers: Readonly<Record<string, string>> = {}): ReturnType<typeof admitRequest> {
  const request = new Request('http://localhost/en-us/contact-us', { method: 'POST', headers, body });
  const facts = readRequest(request, sites, false);
  return admitRequest(request, facts, rulesOf(facts.url.pathname));
}

describe('admitRequest by route', () => {
  it("uses a route's own responder for every method, and only on that route", async () => {
    const { respond: response } = rulesOf('/api/cart/v1/cart');
    // Pages may have the same shape.
    expect([rulesOf('/api/cart').respond, rulesOf('/api/c/boots-2200').respond]).toEqual([response, response]);
    const send = async (method: string): Promise<string | undefined> =>
      (await response?.(new Request('http://localhost/api/cart/v1/cart', { method }), new RouterContextProvider()))?.text();
    expect([await send('GET'), await send('POST'), await send('DELETE')]).toEqual(['read', 'changed', 'changed']);
    for (const path of ['/fapi/other', '/fapi/events', '/en-us/cart', '/robots.txt', '/nowhere'])
      expect(rulesOf(path).respond).toBeUndefined();
  });

  it.each([
    ['GET', '/en-us/cart'],
    ['HEAD', '/en-us/cart'],
    ['GET', '/en-us/cart.data'],
    ['GET', '/zz/cart'],
    ['GET', '/api/cart/v1/cart/current'],
    ['DELETE', '/api/cart/v1/item'],
    ['OPTIONS', '/api/cart/v1/item'],
    ['GET', '/robots.txt'],
    ['GET', '/fapi/server/time'],
    ['PUT', '/fapi/unknown'],
    ['GET', '//evil.example/en-us'],
  ])('accepts a supported method: %s %s', async (method, path) => expect(await admit(method, path)).toBe('passes'));

  it.each([
    ['DELETE', '/en-us/cart', 'GET, HEAD, POST'],
    ['POST', '/en-us/jackets', 'GET, HEAD'],
    ['OPTIONS', '/en-us', 'GET, HEAD'],
    ['POST', '/robots.txt', 'GET, HEAD'],
    ['GET', '/fapi/events', 'POST'],
    ['POST', '/fapi/server/time', 'GET, HEAD'],
    ['POST', '//evil.example/en-us', 'GET, HEAD'],
  ])('rejects an unsupported method and lists the supported ones: %s %s', async (method, path, allow) =>
    expect(await admit(method, path)).toBe(`405 API405 ${allow}`),
  );

  it.each(['/fapi/cart', '/fapi/c/boots-2200'])('does not accept pages below the paths of programs: %s', async (path) =>
    expect(await admit('GET', path)).toBe('404 API404'),
  );

  it('accepts no changes below an unknown locale', async () => {
    expect(await admit('POST', '/zz/cart', 'intent=remove', FORM)).toBe('404 API404');
  });
});

describe('admitRequest with a body', () => {
  it.each([
    ['/en-us/cart', 'a=Gr%C3%BC%C3%9Fe%0D%0A', FORM],
    ['/en-us/cart', 'a=b', `${FORM};charset=UTF-8`],
    ['/fapi/events', '{"path":"/"}', 'application/json'],
    ['/fapi/events', '{"path":', 'application/json'],
  ])('passes a body of an accepted type unchanged: %s %s', async (path, body, type) =>
    expect(await admit('POST', path, body, type)).toBe(`passes ${body}`),
  );

  it('passes a form with files byte by byte', async () => {
    const bytes = new Uint8Array([0x89, 0x50, 0xff, 0xd8, 0x00, 0x0d]);
    const form = new FormData();
    form.set('message', 'Hello');
    form.set('attachments', new File([bytes], 'a.png', { type: 'image/png' }));
    const admitted = await admitForm(form);
    if (!(admitted instanceof Request)) throw new Error('the form was refused');
    const file = (await admitted.formData()).get('attachments');
    expect(file instanceof File && new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  });

  it.each([
    ['a text with a control character', { message: 'a\0b' }],
    ['a file name with one', { attachments: new File(['a'], 'a\u0007.png') }],
  ])('rejects a form with files for %s', async (_, fields) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    expect(await admitForm(form)).toMatchObject({ status: 400, errorId: 'API400' });
  });

  it('rejects a body that is not a form with files', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await admitForm('a=b', headers)).toMatchObject({ status: 400, errorId: 'API400' });
  });

  it.each([
    ['/en-us/cart', 'application/json'],
    ['/en-us/cart', 'text/plain'],
    ['/en-us/cart', 'multipart/form-data; boundary=x'],
    ['/en-us/cart', undefined],
    ['/fapi/events', FORM],
  ])('rejects a body of another type: %s %s', async (path, type) => expect(await admit('POST', path, 'a=b', type)).toBe('415 API415'));

  it.each([
    ['/en-us/cart', 'a=%00', FORM],
    ['/en-us/cart', 'a=b\0', FORM],
    ['/en-us/cart', 'a%07=b', FORM],
    ['/fapi/events', '{"a":["\\u0000"]}', 'application/json'],
    ['/fapi/events', '{"a":"\\ud83d"}', 'application/json'],
    ['/fapi/events', '{"a":1e999}', 'application/json'],
    ['/fapi/events', '['.repeat(50_000) + ']'.repeat(50_000), 'application/json'],
  ])('rejects invalid text, numbers or nesting: %s', async (path, body, type) =>
    expect(await admit('POST', path, body, type)).toBe('400 API400'),
  );
});

describe('createRejectionResponse', () => {
  const rejection = { status: 415, errorId: 'API415', message: 'The body must be <form>.' } as const;
  const request = { path: '/fr-ca/cart', locale: 'fr-ca', accept: 'text/html', correlationId: 'c1' };

  it("responds with a page in the shopper’s language to a browser's navigation", async () => {
    const response = createRejectionResponse(rejection, request);
    expect([response.status, response.headers.get('content-type')]).toEqual([415, 'text/html; charset=utf-8']);
    const html = await response.text();
    expect(html).toContain('<html lang="fr-CA">');
    expect(html).toContain('The body must be &lt;form&gt;.');
  });

  it('shows the time to wait in the shopper’s language', async () => {
    const tooOften = { status: 429, errorId: 'API429', message: 'Wait 7 seconds.', headers: { 'retry-after': '7' } } as const;
    expect(await createRejectionResponse(tooOften, { ...request, locale: 'de-de' }).text()).toContain(
      'Bitte versuche es in 7 Sekunden noch einmal.',
    );
  });

  it('sets the text direction of the language', async () => {
    expect(await createRejectionResponse(rejection, { ...request, locale: 'ar-ae' }).text()).toContain('<html lang="ar-AE" dir="rtl">');
  });

  it('responds with the contract’s error format to programs, without an app id in a 403', async () => {
    const body = { correlationId: 'c1', errorDetails: [{ errorId: 'API415', message: 'The body must be <form>.' }] };
    for (const other of [{ path: '/api/cart' }, { accept: '*/*' }, { accept: null }])
      expect(await createRejectionResponse(rejection, { ...request, ...other }).json()).toEqual({ appId: 'cairn-storefront', ...body });
    expect(await createRejectionResponse({ ...rejection, status: 403 }, { ...request, accept: null }).json()).toEqual(body);
  });
});
