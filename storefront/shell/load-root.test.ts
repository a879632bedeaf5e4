import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { requestContext } from '../request/router-context.ts';
import { loadRoot } from './load-root.ts';
import { createRouteArgs } from '../routes/testing/route-args.ts';
import { createTestContext } from '../session/testing/shop-service.ts';

it.each([
  ['en-US', undefined],
  ['ar-AE', 'rtl'],
])('loadRoot sets language and text direction of a %s document', (languageTag, dir) => {
  const request = new Request('http://tarnfell.localhost/en-us');
  const context = createTestContext(request);
  const router = new RouterContextProvider();
  router.set(requestContext, context.derive({ site: { ...context.site, languageTag } }));
  const { lang, dir: direction } = loadRoot(createRouteArgs(request, router));
  expect([lang, direction]).toEqual([languageTag, dir]);
});
