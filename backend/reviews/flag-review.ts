import type { Handler } from '../router/handler.ts';
import { withdrawFlagged } from './moderation/withdraw-flagged.ts';
import type { ReviewsPorts } from './reviews-ports.ts';
import { lockReview } from './votes/lock-review.ts';

/** Stores the shopper's flag. Another reason replaces the first. */
export function createFlagReview({ db, clock }: Pick<ReviewsPorts, 'db' | 'clock'>): Handler<'flagReview'> {
  return {
    async handle({ params: { reviewId }, body: { reason, comment = null }, context }) {
      await db.transaction().execute(async (transaction) => {
        await lockReview(transaction, reviewId, context);
        await transaction
          .insertInto('review_flags')
          .values({ review_id: reviewId, customer_id: context.customer.id, reason, comment, created_at: clock.now() })
          .onConflict((conflict) => conflict.columns(['review_id', 'customer_id']).doUpdateSet({ reason, comment }))
          .execute();
        await withdrawFlagged(transaction, reviewId);
      });
      return { body: { reviewId, reason } };
    },
  };
}
