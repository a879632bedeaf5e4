import { expect, it } from 'vitest';
import { getCart } from '#generated/calls/get-cart.ts';
import { pageTimeout } from '#commerce/query/browser-calls.ts';
import { createSettings } from '#settings/create-settings.ts';
import { readLayers } from '#settings/layers.ts';
import { longestCommerceCall } from '#settings/site-settings.ts';
import { createTestContext, createShopService } from './testing/shop-service.ts';

it("the gateway limits its time-out to less than the page's", () => {
  expect(longestCommerceCall).toBeLessThan(pageTimeout);
  const getLayer = (limit: number): string => JSON.stringify({ '*': { timeLimits: { commerceCall: limit } } });
  expect(() => readLayers(getLayer(longestCommerceCall + 1))).toThrow(/commerceCall/);
  expect(readLayers(getLayer(longestCommerceCall))).toBeDefined();
});

it("the gateway applies the site's time-out to token calls", async () => {
  const { services } = createShopService({ token: () => new Promise<Response>(() => undefined) });
  const settings = createSettings({ 'TARNFELL-US': { timeLimits: { commerceCall: 20 } } });
  const { session } = createTestContext(
    new Request('http://tarnfell.localhost/en-us/cart', { headers: { cookie: 'cairn.rt.TARNFELL-US=refresh-token-number-0' } }),
    { ...services, settings },
  );
  await expect(getCart(session.calls, { basketId: '5b3f5f0e-6f0b-4c57-9d3a-0c8f2b7a1e64' })).rejects.toMatchObject({
    cause: { name: 'TimeoutError' },
  });
});
