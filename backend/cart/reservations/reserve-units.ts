import { sql, type Transaction } from 'kysely';
import { availableUnitsSql } from '../../catalog/available-units.ts';
import type { Reservation } from '../../database/documents/reservation-document.ts';
import type { Tables } from '../../database/tables.ts';

export interface NewReservation {
  readonly customerId: string;
  readonly reservation: Reservation;
  readonly now: Date;
  /** The guest whose reservation moves; moving needs no free units. */
  readonly guestId?: string;
}

/**
 * Reserves units for a customer in one statement and ends an earlier reservation. The customer's row must be locked; rows of stock are
 * locked in the same order as by orders.
 * @returns False with too few units: the earlier reservation has ended all the same, so the caller must roll back.
 */
export async function reserveUnits(
  transaction: Transaction<Tables>,
  { customerId, reservation, now, guestId }: NewReservation,
): Promise<boolean> {
  const { sku, location, units, until } = reservation;
  const hold = JSON.stringify({ [customerId]: { units, until } });
  const isRequested = sql`s.sku = ${sku} and s.location = ${location}`;
  const former = guestId === undefined ? [customerId] : [customerId, guestId];
  const { rows } = await sql`with earlier as (
      update carts set reservation = jsonb_set(reservation, '{until}', to_jsonb(${now.toISOString()}::text))
      where customer_id = ${customerId} and status = 'open' and (reservation ->> 'until')::timestamptz > ${now}::timestamptz
      returning reservation ->> 'sku' as sku, reservation ->> 'location' as location),
    shelf as materialized (
      select k.sku, k.location, ${availableUnitsSql('k', { now, customerId })} as free
      from (select sku, location from earlier union select ${sku}, ${location}) wanted
      join stock k on k.sku = wanted.sku and k.location = wanted.location
      order by k.location, k.sku for update of k)
    update stock k set holds = (k.holds - ${former}::text[]) || case when ${isRequested} then ${hold}::jsonb else '{}' end
    from shelf s where k.sku = s.sku and k.location = s.location
      and exists (select from shelf s where ${isRequested} and (${guestId !== undefined}::boolean or s.free >= ${units}::int))
    returning k.sku`.execute(transaction);
  return rows.length > 0;
}
