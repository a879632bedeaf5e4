import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { updateRatings } from './update-ratings.ts';

/** Counts customers with an account only, as guests are free to create. */
const flagsToWithdraw = 5;

/** Withdraws a locked review after enough flags, and updates the rating of its style. */
export async function withdrawFlagged(transaction: Transaction<Tables>, reviewId: string): Promise<void> {
  const withdrawn = await transaction
    .updateTable('reviews')
    .set({ state: 'rejected', rejection: 'flagged' })
    .where('id', '=', reviewId)
    .where('state', '=', 'published')
    .where(
      sql<number>`(select count(*) from review_flags join customers on customers.id = review_flags.customer_id
        where review_flags.review_id = ${reviewId}::uuid and customers.role <> 'guest')`,
      '>=',
      flagsToWithdraw,
    )
    .returning('style_id')
    .executeTakeFirst();
  if (withdrawn) await updateRatings(transaction, [withdrawn.style_id]);
}
