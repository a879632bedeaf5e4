import { RouterContextProvider, type ActionFunctionArgs } from 'react-router';
import { describe, expect, it } from 'vitest';
import { requestContext, servicesContext } from '../request/contexts.ts';
import { factsOf, refusal, shopService } from '../session/testing/shop-service.ts';
import { action } from './newsletter.ts';

const email = 'kim@example.com';

/** Signs up where the service finds that this client address has others written to too often. */
async function signUp(init: { readonly body: string; readonly type: string }) {
  const shop = shopService();
  const commerce = { origin: 'http://service.test', fetch: async () => refusal(429, 'API429') };
  const request = new Request('http://tarnfell.localhost/en-us/newsletter', {
    method: 'POST',
    headers: { 'content-type': init.type, referer: 'http://tarnfell.localhost/en-us/sign-up' },
    body: init.body,
  });
  const context = new RouterContextProvider();
  context.set(requestContext, factsOf(request));
  context.set(servicesContext, { ...shop.services, commerce, now: () => new Date() });
  const response = await action({ request, context, params: {} } as unknown as ActionFunctionArgs);
  return { response, logged: shop.logged };
}

describe('a sign-up that comes too often', () => {
  it('is refused to a script with 429 and words, and is no fault for the log', async () => {
    const { response, logged } = await signUp({ type: 'application/json', body: JSON.stringify({ email, optIn: true }) });
    expect([response.status, await response.json()]).toEqual([429, { message: expect.stringContaining('try again') }]);
    expect(logged).toEqual([]);
  });

  it('leads a form back to its page, which says so', async () => {
    const { response } = await signUp({
      type: 'application/x-www-form-urlencoded',
      body: String(new URLSearchParams({ email, policy: 'on' })),
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en-us/sign-up?newsletter=failed']);
  });
});
