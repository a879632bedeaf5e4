import { expect, it } from 'vitest';
import { createTestContext } from '../session/testing/shop-service.ts';
import { keepParameters } from './keep-parameters.ts';

const shop = 'http://tarnfell.localhost';

/** The redirect's address for a screen that reads only `page`. */
function leadsTo(location: string, address: string): string | null {
  const visitor = createTestContext(new Request(`${shop}${address}`));
  const page = visitor.url.searchParams.get('page');
  const url = new URL(visitor.url.pathname, visitor.url);
  if (page !== null) url.searchParams.set('page', page);
  const { brand, site, isKnownLocale, mode, channel, cookies, isData, correlationId, headers } = visitor;
  const facts = { url, brand, site, isKnownLocale, mode, channel, cookies, isData, correlationId, headers };
  const shared = visitor.share({ ...facts, shared: { cartCount: 0, visit: { visitor: expect.anything(), recommendations: [] } } });
  return keepParameters(new Response(null, { status: 301, headers: { location } }), shared).headers.get('location');
}

it.each([
  ['/en-us/c/jackets-2000', '/en-us/c/old-2000?utm_source=a%20letter', '/en-us/c/jackets-2000?utm_source=a%20letter'],
  ['/en-us/c/jackets-2000?page=2', '/en-us/c/old-2000?a=1&page=2&a=2', '/en-us/c/jackets-2000?page=2&a=1&a=2'],
  ['/en-us/c/jackets-2000', '/en-us/c/old-2000?page=9', '/en-us/c/jackets-2000'],
  ['https://elsewhere.example/', '/en-us/c/old-2000?a=1', 'https://elsewhere.example/'],
])('keepParameters changes a redirect of a shared screen to %s from %s to %s', (location, address, expected) => {
  expect(leadsTo(location, address)).toBe(expected);
});

it('keepParameters does not change a redirect of a screen that is not shared', () => {
  const redirect = new Response(null, { status: 302, headers: { location: '/en-us/cart' } });
  expect(keepParameters(redirect, createTestContext(new Request(`${shop}/en-us?a=1`)))).toBe(redirect);
});
