import { sql } from 'kysely';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { assertFavorites } from '../favorite-rules.ts';
import { lockOwner } from '../lock-owner.ts';
import { createUnknownListError } from '../unknown-list.ts';
import type { WishlistsPorts } from '../wishlists-ports.ts';

/** Removes a favorite. A named list is deleted with its last favorite, and its link with the list. */
export function createRemoveFavorite({ db, favoriteRules }: WishlistsPorts): Handler<'removeFavorite'> {
  return {
    async handle({ params: { favoriteId, itemId }, context }) {
      const { site } = getShopContext(context);
      assertFavorites(favoriteRules, site);
      const isRemoved = await db.transaction().execute(async (transaction) => {
        await lockOwner(transaction, context.customer);
        const { rows } = await sql`with own as (
            select id from favorite_lists
            where id = ${favoriteId}::uuid and customer_id = ${context.customer.id} and site_id = ${site.id}
          )
          delete from favorite_items i using own where i.list_id = own.id and i.style_id || i.color_code = ${itemId} returning i.list_id`.execute(
          transaction,
        );
        await sql`delete from favorite_lists l where id = ${favoriteId}::uuid and customer_id = ${context.customer.id} and name <> ''
          and not exists (select from favorite_items where list_id = l.id)`.execute(transaction);
        return rows.length > 0;
      });
      if (!isRemoved) throw createUnknownListError();
      return { status: 204, body: undefined };
    },
  };
}
