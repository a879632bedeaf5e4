import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { requestContext } from './request/contexts.ts';
import { loader } from './root.tsx';
import { routeArgs } from './routes/testing/route-args.ts';
import { factsOf } from './session/testing/shop-service.ts';

it.each([
  ['en-US', undefined],
  ['ar-AE', 'rtl'],
])('the document of a %s site says its language and which way its text runs', (languageTag, dir) => {
  const request = new Request('http://tarnfell.localhost/en-us');
  const facts = factsOf(request);
  const context = new RouterContextProvider();
  context.set(requestContext, { ...facts, site: { ...facts.site, languageTag } });
  const { lang, dir: said } = loader(routeArgs(request, context));
  expect([lang, said]).toEqual([languageTag, dir]);
});
