import { assertKnownCustomer } from '../authentication/authenticate.ts';
import type { Handler } from '../router/handler.ts';
import { readKnownStyle } from './reading/known-style.ts';
import { renderOwnQuestions } from './reading/render-own-questions.ts';
import { renderOwnReview } from './reading/render-review.ts';
import { readReviewFrame } from './reading/review-frame.ts';
import type { ReviewsPorts } from './reviews-ports.ts';
import { readVotes } from './votes/read-votes.ts';
import { findLastPurchase } from './writing/find-last-purchase.ts';

/** Returns everything that the customer has written, voted and flagged on a style. */
export function createGetReviewActivity({ db }: Pick<ReviewsPorts, 'db'>): Handler<'getReviewActivity'> {
  return {
    async handle({ params: { productId }, context }) {
      const { customer } = context;
      const style = await readKnownStyle(db, productId, context);
      const { styleId } = style;
      await assertKnownCustomer(db, customer);
      const own = { customerId: customer.id, styleId };
      const [review, questions, votes, bought, frame] = await Promise.all([
        db.selectFrom('reviews').selectAll().where('customer_id', '=', customer.id).where('style_id', '=', styleId).executeTakeFirst(),
        db
          .selectFrom('questions')
          .selectAll()
          .where('customer_id', '=', customer.id)
          .where('style_id', '=', styleId)
          .orderBy('created_at', 'desc')
          .execute(),
        readVotes(db, own),
        findLastPurchase(db, customer.id, styleId),
        readReviewFrame(db, style),
      ]);
      return {
        body: {
          ...(review && { review: renderOwnReview(review, frame) }),
          hasBought: bought !== undefined,
          ...votes,
          questions: await renderOwnQuestions(db, questions),
        },
      };
    },
  };
}
