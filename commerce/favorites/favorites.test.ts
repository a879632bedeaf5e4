import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createCalls } from '../client/calls.ts';
import type { Commerce } from '../query/commerce-provider.tsx';
import { createFavorites } from './favorites.ts';

const favoriteId = '2f1c8d55-4a05-4d15-a0a4-6f5c6f0f7c11';
const [jacket, boot] = ['TFKES01MG4S', 'TFHEA01MG6M'];

/** Creates favorites whose service has one list. */
function openShop({ stored = [] as string[], mayHave = true, isFull = false } = {}) {
  const requests: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    requests.push(`${request.method} ${pathname.split('/').slice(3).join('/')}`);
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    if (request.method === 'GET') {
      const lists = [{ favoriteId, name: 'Favorites', total: stored.length, productIds: stored, isShared: false }];
      return Response.json({ favoriteId, total: stored.length, items: [], lists });
    }
    const error = { appId: 'a', correlationId: 'c', errorDetails: [{ errorId: 'FAV413', message: 'full' }] };
    if (isFull) return Response.json(error, { status: 409 });
    const { id } = (await request.json()) as { readonly id: string };
    return Response.json({ favoriteId, itemId: id, total: 1 }, { status: 201 });
  };
  const fail = vi.fn<Commerce['reportFailure']>();
  const calls = createCalls({ origin: 'http://shop.local', fetch }, { locale: 'en_US' });
  // Hearts use only these members.
  const commerce = { calls, client: new QueryClient(), reportFailure: fail } as unknown as Commerce;
  const favorites = createFavorites({ open: () => Promise.resolve(commerce), mayHave: () => mayHave });
  return { favorites, requests, fail };
}

describe('createFavorites', () => {
  it('shows a change at once and sends it once', async () => {
    const { favorites, requests } = openShop({ mayHave: false });
    favorites.setFavorite(jacket, true);
    expect([favorites.has(jacket), favorites.count()]).toEqual([true, 1]);
    await vi.waitFor(() => expect(requests).toEqual(['POST favorites']));
    expect(favorites.has(jacket)).toBe(true);
  });

  it('sends no request for a visitor without favorites', async () => {
    const { favorites, requests } = openShop({ mayHave: false });
    await favorites.load();
    expect([requests, favorites.count()]).toEqual([[], 0]);
  });

  it('sends only the latest of several clicks', async () => {
    const { favorites, requests } = openShop({ stored: [jacket] });
    await favorites.load();
    for (const isRequested of [false, true, false]) favorites.setFavorite(jacket, isRequested);
    favorites.setFavorite(boot, true);
    await vi.waitFor(() => expect(requests).toEqual(['GET favorites', `DELETE favorites/${favoriteId}/items/${jacket}`, 'POST favorites']));
    expect([favorites.has(jacket), favorites.has(boot)]).toEqual([false, true]);
  });

  it('reverts and reports a rejected change', async () => {
    const { favorites, fail } = openShop({ isFull: true });
    favorites.setFavorite(jacket, true);
    await vi.waitFor(() => expect(fail).toHaveBeenCalledOnce());
    await vi.waitFor(() => expect(favorites.has(jacket)).toBe(false));
  });
});
