import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { requestContext } from '../request/router-context.ts';
import { createTestContext } from '../session/testing/shop-service.ts';
import { action, loader } from './entrance.ts';

const getRouter = (path: string, headers: Record<string, string> = {}) => {
  const router = new RouterContextProvider();
  router.set(requestContext, createTestContext(new Request(`http://localhost:4000${path}`, { headers })));
  return router;
};
const getLocation = (path: string, headers?: Record<string, string>) =>
  loader({ context: getRouter(path, headers) }).headers.get('location');

describe('address without a locale', () => {
  it("redirects to the stored locale, or else to the browser's, or else to the default", () => {
    expect(getLocation('/cart', { cookie: 'locale=fr-ca', 'accept-language': 'de' })).toBe('/fr-ca/cart');
    expect(getLocation('/cart', { 'accept-language': 'de' })).toBe('/de-de/cart');
    expect(getLocation('/cart')).toBe('/en-us/cart');
  });

  it('keeps the query', () => {
    expect(getLocation('/search?q=rain+jacket&sort=new')).toBe('/en-us/search?q=rain+jacket&sort=new');
    expect(getLocation('/?preview=true')).toBe('/en-us?preview=true');
  });

  it('is not cached for other visitors, and repeats the request of a form', () => {
    const { status, headers } = action({ context: getRouter('/cart') });
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([307, '/en-us/cart', 'private, no-cache']);
    expect(headers.get('vary')).toContain('Accept-Language');
  });
});
