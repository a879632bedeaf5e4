import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'flagReview'> = {
  operationId: 'flagReview',
  status: 200,
  compose: async ({ review }) => ({
    params: { reviewId: await review() },
    body: { reason: 'spam', comment: 'The same text is on three products.' },
    isPublic: true,
  }),
};
