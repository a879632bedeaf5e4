import { sql } from 'kysely';
import { assertKnownCustomer } from '../../authentication/authenticate.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { assertFavorites } from '../favorite-rules.ts';
import { getListName } from '../list-name.ts';
import { createUnknownListError } from '../unknown-list.ts';
import type { WishlistsPorts } from '../wishlists-ports.ts';
import { selectFavorites, toFavoriteItem, type FavoriteRow } from './select-favorites.ts';

interface StoredList {
  readonly id: string;
  readonly name: string;
  readonly shareToken: string | null;
  readonly productIds: readonly string[];
}

interface Found {
  readonly lists: readonly StoredList[];
  readonly rows: readonly FavoriteRow[];
}

/** Returns a page of a list, and the ids of all favorites for heart icons, in one statement. */
export function createGetFavorites({ db, favoriteRules }: WishlistsPorts): Handler<'getFavorites'> {
  return {
    async handle({ query: { start = 0, count = 24, favoriteId, sort }, context }) {
      const shop = getShopContext(context);
      assertFavorites(favoriteRules, shop.site);
      const chosen = sql`(select id from own where ${favoriteId ?? null}::uuid is null or id = ${favoriteId ?? null}::uuid order by place limit 1)`;
      const { rows } = await sql<Found>`with own as (
          select id, name, share_token, row_number() over (order by name <> '', created_at, id) as place from favorite_lists
          where customer_id = ${context.customer.id} and site_id = ${shop.site.id}
        )
        select (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'shareToken', share_token, 'productIds',
            array(select style_id || color_code from favorite_items where list_id = own.id order by added_at desc, style_id, color_code)) order by place), '[]')
          from own) as lists,
          ${selectFavorites(shop, chosen, { start, count, sort })} as rows`.execute(db);
      const { lists, rows: favorites } = rows[0] as Found;
      if (lists.length === 0) await assertKnownCustomer(db, context.customer);
      const list = favoriteId === undefined ? lists[0] : lists.find(({ id }) => id === favoriteId);
      if (!list && favoriteId !== undefined) throw createUnknownListError();
      return {
        body: {
          ...(list && { favoriteId: list.id }),
          total: list?.productIds.length ?? 0,
          items: favorites.map((row) => toFavoriteItem(row, shop, true)),
          lists: lists.map(({ id, name, shareToken, productIds }) => ({
            favoriteId: id,
            name: getListName(name, shop),
            total: productIds.length,
            productIds: [...productIds],
            isShared: shareToken !== null,
            ...(shareToken !== null && { shareToken }),
          })),
        },
      };
    },
  };
}
