import type { Kysely } from 'kysely';
import type { ReviewActivity, Vote, VoteCounts } from '#generated/openapi/reviews.ts';
import type { Tables } from '../../database/tables.ts';

interface Counted {
  readonly vote: boolean;
  readonly helpful: number;
  readonly not_helpful: number;
}

const renderVote = ({ vote, helpful, not_helpful }: Counted): { readonly vote: Vote; readonly votes: VoteCounts } => ({
  vote: vote ? 'helpful' : 'notHelpful',
  votes: { helpful, notHelpful: not_helpful },
});

/** A customer's votes and flags on a style. */
export async function readVotes(
  db: Kysely<Tables>,
  { customerId, styleId }: { readonly customerId: string; readonly styleId: string },
): Promise<Pick<ReviewActivity, 'votes' | 'flags' | 'answerVotes'>> {
  const [votes, flags, answerVotes] = await Promise.all([
    db
      .selectFrom('review_votes as v')
      .innerJoin('reviews as r', 'r.id', 'v.review_id')
      .select(['r.id', 'v.helpful as vote', 'r.helpful', 'r.not_helpful'])
      .where('v.customer_id', '=', customerId)
      .where('r.style_id', '=', styleId)
      .orderBy('r.id')
      .execute(),
    db
      .selectFrom('review_flags as f')
      .innerJoin('reviews as r', 'r.id', 'f.review_id')
      .select(['r.id', 'f.reason'])
      .where('f.customer_id', '=', customerId)
      .where('r.style_id', '=', styleId)
      .orderBy('r.id')
      .execute(),
    db
      .selectFrom('answer_votes as v')
      .innerJoin('answers as a', 'a.id', 'v.answer_id')
      .innerJoin('questions as q', 'q.id', 'a.question_id')
      .select(['a.id', 'v.helpful as vote', 'a.helpful', 'a.not_helpful'])
      .where('v.customer_id', '=', customerId)
      .where('q.style_id', '=', styleId)
      .orderBy('a.id')
      .execute(),
  ]);
  return {
    votes: votes.map((vote) => ({ reviewId: vote.id, ...renderVote(vote) })),
    flags: flags.map(({ id, reason }) => ({ reviewId: id, reason })),
    answerVotes: answerVotes.map((vote) => ({ answerId: vote.id, ...renderVote(vote) })),
  };
}
