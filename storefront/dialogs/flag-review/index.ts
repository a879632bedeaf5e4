import { flagReview } from '#generated/calls/flag-review.ts';
import { reviewsMessages } from '#generated/messages/reviews/lazy.ts';
import { defineDialog } from '../define-dialog.ts';
import { getGivenText } from '../get-given-text.ts';
import type { FlagParams } from './flag-params.ts';

/** Reports a review with a reason. */
export const flagReviewDialog = defineDialog({
  placement: 'center',
  readParams: ({ given, query }): FlagParams => ({ reviewId: getGivenText(given, 'reviewId') ?? query.get('review') ?? '' }),
  messages: { reviews: reviewsMessages },
  calls: [flagReview],
  view: () => import('./flag-view.tsx'),
});
