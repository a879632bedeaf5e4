import { sql } from 'kysely';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { assertFavorites } from '../favorite-rules.ts';
import { selectFavorites, toFavoriteItem, type FavoriteRow } from '../favorites/select-favorites.ts';
import { getListName } from '../list-name.ts';
import { createUnknownListError } from '../unknown-list.ts';
import type { WishlistsPorts } from '../wishlists-ports.ts';

interface Found {
  readonly name: string;
  readonly total: number;
  readonly rows: readonly FavoriteRow[];
}

/** Returns the list of a link, with prices and stock of the visitor's site. It is not cached, so that a revocation takes effect at once. */
export function createGetSharedFavorites({ db, favoriteRules }: WishlistsPorts): Handler<'getSharedFavorites'> {
  return {
    async handle({ params: { favoriteId: token }, query: { start = 0, count = 24 }, context }) {
      const shop = getShopContext(context);
      assertFavorites(favoriteRules, shop.site);
      const { rows } = await sql<Found>`select s.name, (select count(*)::int from favorite_items where list_id = s.id) as total,
          ${selectFavorites(shop, sql`s.id`, { start, count })} as rows
        from favorite_lists s where s.share_token = ${token} and split_part(s.site_id, '-', 1) = upper(${shop.site.brand})`.execute(db);
      const [list] = rows;
      if (!list) throw createUnknownListError();
      return {
        body: { name: getListName(list.name, shop), total: list.total, items: list.rows.map((row) => toFavoriteItem(row, shop, false)) },
      };
    },
  };
}
