import { sql } from 'kysely';
import type { GuestHandover } from '../features/guest-handover.ts';
import type { WishlistsPorts } from './wishlists-ports.ts';

/**
 * Moves the guest's lists to the account and merges lists with the same name. Excess lists are merged into the first one and the oldest
 * excess favorites are deleted. The sign-in has locked both customers.
 */
export function createHandOverFavorites({ favoriteRules, ids }: Pick<WishlistsPorts, 'favoriteRules' | 'ids'>): GuestHandover {
  return async (transaction, { customerId, guestId, shop, now }) => {
    const { maxLists, maxItems } = favoriteRules(shop.site);
    const buildOwnerCondition = (owner: string) => sql`customer_id = ${owner}::uuid and site_id = ${shop.site.id}`;
    if (guestId !== undefined) {
      const { rows } = await sql`select from favorite_lists where ${buildOwnerCondition(guestId)} limit 1`.execute(transaction);
      if (rows.length > 0) await merge(guestId);
    }
    const { rows } = await sql<{ readonly id: string; readonly total: number }>`select id,
        (select count(*)::int from favorite_items i join favorite_lists o on o.id = i.list_id where ${buildOwnerCondition(customerId)}) as total
      from favorite_lists where ${buildOwnerCondition(customerId)} order by name <> '', created_at, id limit 1`.execute(transaction);
    const [first] = rows;
    return first ? { favorites: { favoriteId: first.id, total: first.total } } : {};

    async function merge(guest: string): Promise<void> {
      // Excess lists need the first list.
      await sql`insert into favorite_lists (id, customer_id, site_id, name, name_key, of_guest, created_at, updated_at)
        values (${ids.uuid()}, ${customerId}, ${shop.site.id}, '', '', false, ${now}, ${now}) on conflict do nothing`.execute(transaction);
      await sql`update favorite_lists set customer_id = ${customerId}, of_guest = false where id in (
          select id from favorite_lists g where ${buildOwnerCondition(guest)}
            and not exists (select from favorite_lists where ${buildOwnerCondition(customerId)} and name_key = g.name_key)
          order by created_at, id
          limit greatest(0, ${maxLists} - (select count(*) from favorite_lists where ${buildOwnerCondition(customerId)})))`.execute(
        transaction,
      );
      await sql`insert into favorite_items (list_id, style_id, color_code, qty, added_at, price_minor, available)
        select own.id, i.style_id, i.color_code, i.qty, i.added_at, i.price_minor, i.available
        from favorite_lists g join favorite_items i on i.list_id = g.id
        join lateral (select id from favorite_lists where ${buildOwnerCondition(customerId)} and name_key in (g.name_key, '')
          order by name_key desc limit 1) own on true
        where g.customer_id = ${guest}::uuid and g.site_id = ${shop.site.id}
        order by i.added_at on conflict do nothing`.execute(transaction);
      await sql`delete from favorite_lists where ${buildOwnerCondition(guest)}`.execute(transaction);
      await sql`delete from favorite_items where (list_id, style_id, color_code) in (
          select i.list_id, i.style_id, i.color_code from favorite_items i join favorite_lists l on l.id = i.list_id where ${buildOwnerCondition(customerId)}
          order by i.added_at desc, i.style_id, i.color_code offset ${maxItems})`.execute(transaction);
    }
  };
}
