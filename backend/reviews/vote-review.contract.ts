import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'voteReview'> = {
  operationId: 'voteReview',
  status: 200,
  compose: () => ({ params: { reviewId: '0f6a1d3c-4c1b-4d0e-9d5f-7a2b6c8e1f20' }, body: { vote: 'helpful' } }),
};
