import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'voteReview'> = {
  operationId: 'voteReview',
  status: 200,
  compose: async ({ review }) => ({ params: { reviewId: await review() }, body: { vote: 'helpful' }, isPublic: true }),
};
