import { sql } from 'kysely';
import type { EmailClaim, GuestHandover } from '../features/guest-handover.ts';
import { shopSites } from '../sites/shop-site.ts';

/** Assigns the guest's orders on the site to the account. */
export const handOverOrders: GuestHandover = async (transaction, { customerId, guestId, shop }) => {
  if (guestId !== undefined)
    await transaction
      .updateTable('orders')
      .set({ customer_id: customerId })
      .where('customer_id', '=', guestId)
      .where('site_id', '=', shop.site.id)
      .execute();
  return {};
};

/** Assigns the orders that guests placed with the confirmed address to the account. */
export const claimOrders: EmailClaim = async (transaction, { customerId, brand, email }) => {
  const sites = shopSites.filter((site) => site.brand === brand).map(({ id }) => id);
  await sql`update orders set customer_id = ${customerId}::uuid from customers
    where lower(orders.email) = ${email} and orders.site_id = any(${sites}) and customers.id = orders.customer_id
      and customers.role = 'guest'`.execute(transaction);
};
