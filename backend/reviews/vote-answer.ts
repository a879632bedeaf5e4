import type { Handler } from '../router/handler.ts';

/** Sets the shopper's vote on an answer to a question about this style. A shopper has one vote; none removes it. */
export function createVoteAnswer(): Handler<'voteAnswer'> {
  return {
    handle() {
      return {
        status: 200,
        body: { answerId: '3b9e2c71-6d5a-4f80-b1c4-5e8f0a9d7c30', vote: 'helpful', votes: { helpful: 4, notHelpful: 0 } },
      };
    },
  };
}
