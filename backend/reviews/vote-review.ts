import type { Handler } from '../router/handler.ts';
import type { ReviewsPorts } from './reviews-ports.ts';
import { castVote } from './votes/cast-vote.ts';
import { lockReview } from './votes/lock-review.ts';

/** Sets the shopper's vote on a published review. */
export function createVoteReview({ db }: Pick<ReviewsPorts, 'db'>): Handler<'voteReview'> {
  return {
    async handle({ params: { reviewId }, body: { vote }, context }) {
      const votes = await db.transaction().execute(async (transaction) => {
        await lockReview(transaction, reviewId, context);
        return castVote(transaction, { ballot: 'reviews', id: reviewId, customerId: context.customer.id, vote });
      });
      return { body: { reviewId, vote, votes } };
    },
  };
}
