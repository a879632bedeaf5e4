import { sql } from 'kysely';
import { splitProductId, createUnknownProductError } from '../../catalog/product-id.ts';
import { CallError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { assertFavorites } from '../favorite-rules.ts';
import { createStoredName } from '../list-name.ts';
import { lockOwner } from '../lock-owner.ts';
import { createUnknownListError } from '../unknown-list.ts';
import type { WishlistsPorts } from '../wishlists-ports.ts';
import { buildColorScarcity } from './favorite-color.ts';

interface Added {
  readonly isSold: boolean;
  readonly favoriteId: string | null;
  readonly itemId: string | null;
  readonly total: number;
}

const createTooManyFavoritesError = (field: 'id' | 'listName'): CallError =>
  new CallError(409, 'FAV413', [{ message: 'The customer has as many favorites as the site allows.', additionalInfo: { field } }]);

/**
 * Adds a product to a list, which is created if needed. A product that another list has already preserves the date and price of its first
 * addition.
 */
export function createAddFavorite({ db, clock, ids, favoriteRules }: WishlistsPorts): Handler<'addFavorite'> {
  return {
    async handle({ body: { id: productId, qty = 1, favoriteId, listName }, context }) {
      const shop = getShopContext(context);
      const { maxLists, maxItems } = assertFavorites(favoriteRules, shop.site);
      const { customer } = context;
      const [styleId, color] = splitProductId(productId);
      const { name, key } = createStoredName(listName, shop);
      const now = clock.now();
      const isTarget = favoriteId === undefined ? sql`name_key = ${key}` : sql`id = ${favoriteId}::uuid`;
      const mayCreate = favoriteId === undefined ? sql`(select count(*) from own) < ${maxLists}` : sql`false`;
      const added = await db.transaction().execute(async (transaction) => {
        await lockOwner(transaction, customer);
        const { rows } = await sql<Added>`with sold as (
            select p.style_id, p.color_code, p.current_minor, coalesce(${buildColorScarcity('p', shop.site)}, '') <> 'SOLD OUT' as available
            from prices p join styles s on s.id = p.style_id and s.brand = ${shop.site.brand}
            join colorways w on w.style_id = p.style_id and w.color_code = p.color_code
            where p.style_id = ${styleId} and p.site_id = ${shop.site.id} and (${color} = '' or p.color_code = ${color})
            order by p.color_code <> ${color}, w.position limit 1
          ), own as (
            select * from favorite_lists where customer_id = ${customer.id} and site_id = ${shop.site.id}
          ), items as (
            select i.* from favorite_items i join own on own.id = i.list_id
          ), earlier as (
            select i.* from items i join sold using (style_id, color_code)
          ), present as (
            select from earlier i join own on own.id = i.list_id and own.id in (select id from own where ${isTarget})
          ), room as (
            select (select count(*) from items) < ${maxItems} and (exists (select from own where ${isTarget}) or ${mayCreate}) as found
          ), created as (
            insert into favorite_lists (id, customer_id, site_id, name, name_key, of_guest, created_at, updated_at)
            select ${ids.uuid()}::uuid, ${customer.id}::uuid, ${shop.site.id}, ${name}, ${key}, ${customer.role === 'guest'}, ${now}::timestamptz, ${now}::timestamptz
            from sold, room where room.found and not exists (select from own where ${isTarget}) returning id
          ), target as (
            select id from own where ${isTarget} union all select id from created
          ), used as (
            update favorite_lists set updated_at = ${now} where id in (select id from own where ${isTarget})
          ), added as (
            insert into favorite_items (list_id, style_id, color_code, qty, added_at, price_minor, available)
            select target.id, s.style_id, s.color_code, ${qty}, coalesce(e.added_at, ${now}::timestamptz),
              coalesce(e.price_minor, s.current_minor), coalesce(e.available, s.available)
            from sold s cross join target cross join room left join lateral (select * from earlier order by added_at limit 1) e on true
            where room.found and not exists (select from present) returning list_id
          )
          select exists (select from sold) as "isSold", t.id as "favoriteId",
            (select style_id || color_code from sold where exists (select from added) or exists (select from present)) as "itemId",
            ((select count(*) from items where list_id = t.id) + (select count(*) from added))::int as total
          from (select (select id from target) as id) t`.execute(transaction);
        return rows[0] as Added;
      });
      if (!added.isSold) throw createUnknownProductError(productId, shop.site.id);
      if (favoriteId !== undefined && added.favoriteId === null) throw createUnknownListError();
      if (added.itemId === null || added.favoriteId === null)
        throw createTooManyFavoritesError(added.favoriteId === null ? 'listName' : 'id');
      return { status: 201, body: { favoriteId: added.favoriteId, itemId: added.itemId, total: added.total } };
    },
  };
}
