import { describe, expect, it } from 'vitest';
import type { Services } from '../services/services.ts';
import { createTestContext, createShopService } from '../session/testing/shop-service.ts';
import { loadRecommendationTokens } from './recommendation-tokens.ts';

const createItem = (id: string) => ({ id, title: id, link: '/', imageLink: '/', price: 1, recToken: `token-${id}` });

/** A shop that recommends P1 and P2 in a list of each page, and records the requests. */
function createShop() {
  const requests: unknown[] = [];
  const recommended = ['P1', 'P2'];
  const personalization = {
    origin: 'http://decide.test',
    fetch: async (request: Request) => {
      const { monetateId, events } = (await request.json()) as {
        monetateId: string;
        events: readonly { eventType: string; path?: string }[];
      };
      requests.push([monetateId, events.find(({ eventType }) => eventType.endsWith('PageView'))?.path]);
      const list = {
        actionId: 'top',
        actionType: 'monetate:action:OmnichannelRecommendation',
        component: 'r',
        items: recommended.map((id) => ({ ...createItem(id), recToken: `token-${id}${requests.length === 1 ? '' : requests.length}` })),
      };
      return Response.json({ meta: { monetateId }, data: { responses: [{ requestId: 'r', actions: [list] }] } });
    },
  };
  const services: Services = { ...createShopService().services, personalization, now: () => new Date(0) };
  const getContext = (path: string, cookie = '') =>
    createTestContext(new Request(`http://localhost:4000${path}`, { headers: { cookie: `mt.v=5.1.1; ${cookie}` } }), services);
  const readTokens = (path: string, ...ids: string[]) =>
    loadRecommendationTokens(
      ids.map((productId) => ({ recommendationId: 'top', productId })),
      path,
      getContext('/fapi/events'),
    );
  const view = async (path: string): Promise<void> => {
    await getContext(path).visit;
  };
  const recalculate = async (path: string): Promise<void> => {
    await getContext(`${path}.data`, 'cairn.shown=hero%3AA').visit;
  };
  return { tokens: readTokens, view, recalculate, recommended, requests };
}

describe('loadRecommendationTokens', () => {
  it('returns the visitor’s own tokens for products recommended on the page', async () => {
    const { tokens, requests } = createShop();
    expect(await tokens('/en-us/cart', 'P2', 'P1', 'P9')).toEqual(['token-P1', 'token-P2']);
    expect(requests).toEqual([['5.1.1', '/en-us/cart']]);
  });

  it('reuses the page’s own decision, so that no page view is counted twice', async () => {
    const { tokens, view, requests } = createShop();
    await view('/en-us/cart?utm_source=mail');
    expect(await tokens('/en-us/cart', 'P1')).toEqual(['token-P1']);
    expect(requests).toEqual([['5.1.1', '/en-us/cart']]);
  });

  it('returns the token of the first list for a product that stays after a recalculation', async () => {
    const { tokens, view, recalculate, recommended, requests } = createShop();
    await view('/en-us/cart');
    recommended.splice(0, 1, 'P3');
    await recalculate('/en-us/cart');
    expect(await tokens('/en-us/cart', 'P1', 'P2', 'P3')).toEqual(['token-P1', 'token-P2', 'token-P32']);
    expect(requests).toHaveLength(2);
  });

  it('does not reuse the tokens of another page', async () => {
    const { tokens, view, requests } = createShop();
    await view('/en-us/cart');
    await tokens('/en-us/favorites', 'P1');
    expect(requests).toHaveLength(2);
  });

  it.each(['//evil.example/en-us', 'http://evil.example/', 'http://[', ''])(
    'returns none for an address outside the shop: %s',
    async (path) => {
      const { tokens, requests } = createShop();
      if (path === '') expect(await tokens(path)).toEqual([]);
      else expect(await tokens(path, 'P1')).toEqual([]);
      expect(requests).toEqual([]);
    },
  );
});
