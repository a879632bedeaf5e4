import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'translateReview'> = {
  operationId: 'translateReview',
  status: 200,
  compose: async ({ review }) => ({ params: { reviewId: await review() }, body: { language: 'sv' } }),
};
