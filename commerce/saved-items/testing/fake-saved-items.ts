import type { SavedItem } from '#generated/openapi/wishlists.ts';
import { createRejection } from '../../cart/testing/cart-service.ts';
import type { FakeShop } from '../../cart/testing/fake-shop.ts';

export interface FakeSavedItems {
  readonly shop: FakeShop;
  readonly items: () => readonly SavedItem[];
}

const listId = '9d0c1d0c-6f3a-4a6e-8d0b-1f2a3b4c5d6e';

/** Fake shop with a list of saved items beside its cart. The shop handles all other requests. */
export function withFakeSavedItems(shop: FakeShop, initial: readonly SavedItem[]): FakeSavedItems {
  let items = initial;
  const readCartCall = (method: string, path: string, body: object): Promise<Response> =>
    shop.fetch(new Request(`http://shop.test${path}`, { method, body: JSON.stringify(body) }));

  const respond = async (request: Request): Promise<Response | undefined> => {
    const url = new URL(request.url);
    const call = `${request.method} ${url.pathname}`;
    const body = request.method === 'POST' || request.method === 'PUT' ? ((await request.clone().json()) as Record<string, unknown>) : {};
    if (call === 'GET /api/wishlists/v2/saveForLater') {
      const [start, count] = ['start', 'count'].map((name) => Number(url.searchParams.get(name)));
      const page = items.slice(start, (start ?? 0) + (count ?? 24));
      return Response.json({ saveForLater: [{ saveForLaterId: listId, count: items.length, ...(page.length > 0 && { items: page }) }] });
    }
    if (request.method === 'POST' && url.pathname.endsWith('/saveForLater')) {
      const row = shop.cart()?.items.find(({ id }) => id === body.itemId);
      if (!row) return createRejection(404, 'ORD404');
      await readCartCall('DELETE', '/api/cart/v1/item', { itemId: row.id });
      const { sku, productId, name, qty, productImageURL, pdpUrl: pageUrl } = row;
      const { current, original } = row.price;
      const price = { current, original, lowCurrent: current, highCurrent: current, currency: 'USD' };
      const itemId = `saved-${sku}`;
      items = [{ itemId, sku, productId, name, qty, productImageURL, pageUrl, price, available: true, availableQty: 9 }, ...items];
      return Response.json({ listId, id: itemId }, { status: 201 });
    }
    if (call === 'PUT /api/cart/v2/saveForLater') {
      const item = items.find(({ itemId }) => itemId === body.itemId);
      if (!item) return createRejection(404, 'ORD404');
      const units = Number(body.qty);
      items = items.flatMap((other) => (other === item ? (units < item.qty ? [{ ...item, qty: item.qty - units }] : []) : [other]));
      return Response.json({ ...shop.cart(), version: (shop.cart()?.version ?? 0) + 1 });
    }
    if (call.startsWith('DELETE /api/cart/v2/saveForLater/')) {
      items = items.filter(({ itemId }) => !call.endsWith(`/${itemId}`));
      return new Response(null, { status: 204 });
    }
    return undefined;
  };

  return {
    items: () => items,
    shop: {
      ...shop,
      async fetch(input, init) {
        const request = new Request(input, init);
        const isOwn = request.url.includes('aveForLater');
        if (!isOwn) return shop.fetch(request);
        // The shop records the request and rejects those that a test wants rejected.
        const noted = await shop.fetch(request.clone());
        const error = noted.ok
          ? undefined
          : ((await noted
              .clone()
              .json()
              .catch(() => undefined)) as { errorDetails?: { errorId: string }[] } | undefined);
        return error?.errorDetails?.[0]?.errorId === 'API404' ? ((await respond(request)) ?? noted) : noted;
      },
    },
  };
}
