import { sql } from 'kysely';
import type { Reservation } from '../../database/documents/reservation-document.ts';
import type { GuestHandover } from '../../features/guest-handover.ts';
import { reserveUnits } from './reserve-units.ts';

/** Moves a guest's active reservation to the account, replacing the account's own. Runs before the guest's carts change owner. */
export const handOverReservation: GuestHandover = async (transaction, { customerId, guestId, shop, now }) => {
  if (guestId === undefined) return {};
  const { rows } = await sql<{ readonly reservation: Reservation }>`select reservation from carts
    where customer_id = ${guestId} and site_id = ${shop.site.id} and status = 'open'
      and (reservation ->> 'until')::timestamptz > ${now}::timestamptz for update`.execute(transaction);
  const [live] = rows;
  if (!live) return {};
  await sql`select from customers where id = ${customerId} for no key update`.execute(transaction);
  await reserveUnits(transaction, { customerId, guestId, reservation: live.reservation, now });
  return {};
};
