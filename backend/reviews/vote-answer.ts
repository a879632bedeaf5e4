import { assertKnownCustomer } from '../authentication/authenticate.ts';
import { createNotFoundError } from '../router/call-error.ts';
import type { Handler } from '../router/handler.ts';
import { readKnownStyle } from './reading/known-style.ts';
import type { ReviewsPorts } from './reviews-ports.ts';
import { castVote } from './votes/cast-vote.ts';
import { createOwnTextError } from './votes/lock-review.ts';

/** Sets the shopper's vote on an answer to a published question about the style. */
export function createVoteAnswer({ db }: Pick<ReviewsPorts, 'db'>): Handler<'voteAnswer'> {
  return {
    async handle({ params: { productId, answerId }, body: { vote }, context }) {
      const { customer } = context;
      const { styleId } = await readKnownStyle(db, productId, context);
      const votes = await db.transaction().execute(async (transaction) => {
        await assertKnownCustomer(transaction, customer);
        const answer = await transaction
          .selectFrom('answers')
          .innerJoin('questions', 'questions.id', 'answers.question_id')
          .select('answers.customer_id')
          .where('answers.id', '=', answerId)
          .where('questions.style_id', '=', styleId)
          .where('questions.state', '=', 'published')
          .forUpdate('answers')
          .executeTakeFirst();
        if (!answer) throw createNotFoundError('There is no such answer.');
        if (answer.customer_id === customer.id) throw createOwnTextError();
        return castVote(transaction, { ballot: 'answers', id: answerId, customerId: customer.id, vote });
      });
      return { body: { answerId, vote, votes } };
    },
  };
}
