import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { requestContext } from '../request/router-context.ts';
import { createTestContext, createShopService } from '../session/testing/shop-service.ts';
import { action, handle, loader } from './stop-notifications.ts';
import { createRouteArgs } from './testing/route-args.ts';

/** Mail programs send neither an origin nor a shop cookie. */
function arrive(method: string, search: string) {
  const sent: unknown[] = [];
  const shop = createShopService({
    'PUT /products/v1/notifications': async (request) => {
      sent.push(await request.json());
      return Response.json({ state: 'stopped', skus: [] });
    },
  });
  shop.good.add('access-0');
  const cookie = 'cairn.at.TARNFELL-US=access-0';
  const request = new Request(`http://tarnfell.localhost/en-us/stop-notifications${search}`, { method, headers: { cookie } });
  const router = new RouterContextProvider();
  router.set(requestContext, createTestContext(request, { ...shop.services, now: () => new Date(0) }));
  return { args: createRouteArgs(request, router), sent };
}

describe('unsubscribe address of stock notifications', () => {
  it('stops them on a POST from any origin', async () => {
    const { args, sent } = arrive('POST', '?token=a-token');
    expect((await action(args)).status).toBe(204);
    expect(sent).toEqual([{ stopToken: 'a-token' }]);
    expect(handle.isCrossOriginAllowed).toBe(true);
  });

  it('redirects a GET to the confirmation page and stops nothing', () => {
    const { args, sent } = arrive('GET', '?token=a-token');
    expect(loader(args).headers.get('location')).toBe('/en-us/account/stop-notifications?token=a-token');
    expect(sent).toEqual([]);
  });

  it('sends no call without a valid token', async () => {
    for (const search of ['', `?token=${'x'.repeat(201)}`]) {
      const { args, sent } = arrive('POST', search);
      expect((await action(args)).status).toBe(204);
      expect(sent).toEqual([]);
    }
  });
});
