import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { GuestHandover } from '../features/guest-handover.ts';

interface Owners {
  readonly customerId: string;
  readonly guestId: string;
}

/** Moves votes to the account. The account's own vote wins; a guest's duplicate is subtracted from the counts. */
async function moveVotes(
  transaction: Transaction<Tables>,
  { customerId, guestId }: Owners,
  [counted, votes, key]: readonly ['reviews' | 'answers', string, string],
): Promise<void> {
  const [table, column] = [sql.table(votes), sql.ref(key)];
  await sql`select id from ${sql.table(counted)} where id in (select ${column} from ${table} where customer_id = ${guestId}::uuid) order by id for update`.execute(
    transaction,
  );
  await sql`with repeated as (
      select guest.${column} as id, guest.helpful from ${table} as guest join ${table} as own on own.${column} = guest.${column}
      where guest.customer_id = ${guestId}::uuid and own.customer_id = ${customerId}::uuid
    ), removed as (
      delete from ${table} where customer_id = ${guestId}::uuid and ${column} in (select id from repeated)
    )
    update ${sql.table(counted)} as counted set
      helpful = counted.helpful - repeated.helpful::int, not_helpful = counted.not_helpful - (not repeated.helpful)::int
    from repeated where repeated.id = counted.id`.execute(transaction);
  await sql`update ${table} set customer_id = ${customerId}::uuid where customer_id = ${guestId}::uuid`.execute(transaction);
}

/** Assigns the guest's votes, flags and questions to the account. */
export const handOverReviews: GuestHandover = async (transaction, { customerId, guestId }) => {
  if (guestId === undefined) return {};
  const owners = { customerId, guestId };
  await moveVotes(transaction, owners, ['reviews', 'review_votes', 'review_id']);
  await moveVotes(transaction, owners, ['answers', 'answer_votes', 'answer_id']);
  await sql`delete from review_flags as guest using review_flags as own
    where guest.customer_id = ${guestId}::uuid and own.customer_id = ${customerId}::uuid and own.review_id = guest.review_id`.execute(
    transaction,
  );
  await transaction.updateTable('review_flags').set({ customer_id: customerId }).where('customer_id', '=', guestId).execute();
  // If the account has asked the same question, the guest's stays with the guest, without the email address.
  await sql`update questions as guest set customer_id = ${customerId}::uuid, email = null
    where guest.customer_id = ${guestId}::uuid and not exists (select from questions as own where own.customer_id = ${customerId}::uuid
      and own.style_id = guest.style_id and own.text_key = guest.text_key)`.execute(transaction);
  return {};
};
