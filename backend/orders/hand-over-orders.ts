import type { GuestHandover } from '../features/guest-handover.ts';

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
