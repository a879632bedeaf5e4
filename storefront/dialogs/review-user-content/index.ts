import { createReviewsInput, initialReviews } from '#commerce/reviews/reviews/reviews-state.ts';
import { getProductDetails } from '#generated/calls/get-product-details.ts';
import { getReviewActivity } from '#generated/calls/get-review-activity.ts';
import { getReviews } from '#generated/calls/get-reviews.ts';
import { writeReview } from '#generated/calls/write-review.ts';
import { reviewsMessages } from '#generated/messages/reviews/lazy.ts';
import { defineDialog } from '../define-dialog.ts';
import { getGivenText } from '../get-given-text.ts';
import type { ReviewData, ReviewParams } from './review-data.ts';

/** Writes a review. `?product=TFKES01M#modal-review-user-content` opens it on any page. */
export const reviewUserContentDialog = defineDialog({
  placement: 'center',
  readParams: ({ given, query }): ReviewParams => ({ productId: getGivenText(given, 'productId') ?? query.get('product') ?? '' }),
  messages: { reviews: reviewsMessages },
  calls: [getProductDetails, getReviews, getReviewActivity, writeReview],
  async loadCriticalData({ params: { productId }, calls, query }): Promise<ReviewData> {
    const [{ name, gallery }, { results }] = await Promise.all([
      query(getProductDetails.query(calls, { productId })),
      query(getReviews.query(calls, createReviewsInput(productId, initialReviews))),
    ]);
    const image = gallery.find(({ type }) => type === 'image')?.src;
    return { name, ...(image ? { image } : {}), scales: results.flatMap(({ rollup }) => rollup.scales.map(({ id }) => id)) };
  },
  view: () => import('./review-view.tsx'),
});
