import { sql } from 'kysely';
import type { GuestHandover } from '../../features/guest-handover.ts';

/** Assigns the guest's cases to the account. */
export const handOverCases: GuestHandover = async (transaction, { customerId, guestId }) => {
  if (guestId === undefined) return {};
  // A key used by both is practically impossible; its case then remains the guest's.
  await sql`update cases as guest set customer_id = ${customerId}::uuid where guest.customer_id = ${guestId}::uuid
    and not exists (select from cases as own where own.customer_id = ${customerId}::uuid and own.idempotency_key = guest.idempotency_key)`.execute(
    transaction,
  );
  return {};
};
