import { getExample } from '../responses/get-example.ts';
import { findProduct } from '../catalog/find-style.ts';
import type { MockShop } from '../catalog/mock-shop.ts';
import { renderCard } from '../catalog/render-card.ts';
import { MockError, type MockContext, type MockHandlers } from '../mock-handler.ts';
import { exampleCustomer } from './example-customer.ts';

interface Favorite {
  readonly id: string;
  readonly addedAt: string;
}

/** Favorites in memory, one list per customer. The example customer starts with the product of the contract's example. */
export function createFavoriteHandlers(shop: MockShop, now: () => Date) {
  const lists = new Map<string, readonly Favorite[]>();
  const example = getExample('getFavorites', 200);
  const favoriteId = example.favoriteId ?? '';
  const name = example.lists[0]?.name ?? 'Favorites';

  const getFavorites = ({ customer }: MockContext): readonly Favorite[] =>
    lists.get(customer.id) ?? (customer.id === exampleCustomer ? example.items : []);

  const handlers = {
    getFavorites: ({ query: { start = 0, count = 24 }, context }) => {
      const favorites = getFavorites(context);
      const items = favorites.slice(start, start + count).map(({ id, addedAt }) => {
        const { style } = findProduct(shop, context.site, id);
        const available = style.variants.some(({ sku }) => shop.stockOf(sku) > 0);
        return {
          id,
          itemId: id,
          itemType: 'product' as const,
          qty: 1,
          addedAt,
          available,
          product: renderCard(style, shop, context.site),
        };
      });
      const list = { favoriteId, name, total: favorites.length, productIds: favorites.map(({ id }) => id), isShared: false };
      return { body: { favoriteId, total: favorites.length, items, lists: [list] } };
    },
    addFavorite: ({ body: { id }, context }) => {
      findProduct(shop, context.site, id);
      const others = getFavorites(context).filter((favorite) => favorite.id !== id);
      lists.set(context.customer.id, [{ id, addedAt: now().toISOString() }, ...others]);
      return { status: 201, body: { favoriteId, itemId: id, total: others.length + 1 } };
    },
    removeFavorite: ({ params: { itemId }, context }) => {
      const favorites = getFavorites(context);
      const others = favorites.filter(({ id }) => id !== itemId);
      if (others.length === favorites.length) throw new MockError(404, 'ORD404', `There is no favorite ${itemId}.`);
      lists.set(context.customer.id, others);
      return { status: 204, body: undefined };
    },
  } satisfies MockHandlers;
  return { handlers, clear: () => lists.clear() };
}
