import { sql } from 'kysely';
import type { GuestHandover } from '../../features/guest-handover.ts';

/**
 * Hands a guest's saved items over at sign-in: the list becomes the account's, or its items merge into the account's. Quantities of the
 * same sku add up within maxQty, and never drop below the account's.
 */
export const handOverSavedItems: GuestHandover = async (transaction, { customerId, guestId, shop }) => {
  if (guestId === undefined) return {};
  const lists = await transaction
    .selectFrom('saved_lists')
    .select(['id', 'customer_id'])
    .where('customer_id', 'in', [customerId, guestId])
    .where('site_id', '=', shop.site.id)
    .orderBy('id')
    .forUpdate()
    .execute();
  const own = lists.find((list) => list.customer_id === customerId);
  const guests = lists.find((list) => list.customer_id === guestId);
  if (!guests) return {};
  if (!own) {
    await transaction.updateTable('saved_lists').set({ customer_id: customerId }).where('id', '=', guests.id).execute();
    return {};
  }
  await sql`update saved_items as own set
      qty = greatest(own.qty, least(own.qty + guest.qty, (
        select styles.max_qty from variants join styles on styles.id = variants.style_id where variants.sku = own.sku))),
      gift_option = coalesce(own.gift_option, guest.gift_option)
    from saved_items as guest
    where own.list_id = ${own.id} and guest.list_id = ${guests.id} and guest.sku = own.sku
      and guest.recipe_id = own.recipe_id and guest.precreated_customs_code = own.precreated_customs_code
      and guest.gift_key = own.gift_key`.execute(transaction);
  await sql`update saved_items as guest set list_id = ${own.id}
    where guest.list_id = ${guests.id} and not exists (
      select from saved_items as own where own.list_id = ${own.id} and own.sku = guest.sku
        and own.recipe_id = guest.recipe_id and own.precreated_customs_code = guest.precreated_customs_code
        and own.gift_key = guest.gift_key)`.execute(transaction);
  await transaction.deleteFrom('saved_lists').where('id', '=', guests.id).execute();
  return {};
};
