import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { solvane } from '#ui/brands/solvane.ts';
import { tarnfell } from '#ui/brands/tarnfell.ts';
import { getFontUrls } from '#ui/fonts/font-urls.ts';
import { createBrandStyles } from '#ui/tokens/brand-styles.ts';
import { requestContext } from '../../request/router-context.ts';
import { getBrandSheet } from '../../head/brand-css.ts';
import { createTestContext } from '../../session/testing/shop-service.ts';
import { createRouteArgs } from '../testing/route-args.ts';
import { loader } from './styles.ts';

const getHref = (brand: string) => getBrandSheet(brand)?.href ?? '';

function send(href: string) {
  const request = new Request(new URL(href, 'http://tarnfell.localhost'));
  const context = createTestContext(request);
  const router = new RouterContextProvider();
  router.set(requestContext, context);
  const params = { brand: context.url.pathname.split('/').at(-1) };
  return { context, response: loader(createRouteArgs(request, router, params)) };
}

describe('brand style sheet', () => {
  it.each([tarnfell, solvane])('contains the styles of $id and is cached permanently', async (brand) => {
    const { response } = send(getHref(brand.id));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const css = await response.text();
    expect(css.startsWith(createBrandStyles(brand, { fonts: getFontUrls(brand) }))).toBe(true);
    // Rules of the engine’s wrappers, of deferred layout and of error cards.
    expect(['[data-block]:empty{', 'content-visibility:auto', '.cairn-fault{'].filter((rule) => !css.includes(rule))).toEqual([]);
  });

  it('has an address that depends on the brand and its rules', () => {
    expect(getHref('tarnfell')).toMatch(/^\/fapi\/styles\/tarnfell\?v=\w+$/);
    expect(getBrandSheet('tarnfell')?.version).not.toBe(getBrandSheet('solvane')?.version);
  });

  it.each([
    ['without a version', '/fapi/styles/tarnfell'],
    ['of an earlier version', '/fapi/styles/tarnfell?v=earlier'],
    ['of another brand’s version', getHref('solvane').replace('solvane', 'tarnfell')],
  ])('has the current rules and is not cached %s', async (_, href) => {
    const { response } = send(href);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await response.text()).toBe(getBrandSheet('tarnfell')?.css);
  });

  it('responds with 404 for an unknown brand', async () => {
    const { response, context } = send('/fapi/styles/other?v=1');
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/json']);
    expect(await response.json()).toEqual({
      appId: 'cairn-storefront',
      correlationId: context.correlationId,
      errorDetails: [{ errorId: 'API404', message: 'There are no styles of "other".' }],
    });
  });
});
