import { createElement } from 'react';
import { StaticReviews } from '#commerce/reviews/reviews/static-reviews.tsx';
import { parseReviewsState, createReviewsInput } from '#commerce/reviews/reviews/reviews-state.ts';
import { getReviews } from '#generated/calls/get-reviews.ts';
import { reviewsMessages } from '#generated/messages/reviews/all.ts';
import { getReviewActivity } from '#generated/calls/get-review-activity.ts';
import { translateReview } from '#generated/calls/translate-review.ts';
import { voteReview } from '#generated/calls/vote-review.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import { compose } from '../../../page/compose.ts';
import { defineDeferredSection } from '../../../sections/section.ts';
import { requireProduct } from '../product-address.ts';

/** Data of the interactive section. The reviews themselves are in its HTML, and the browser requests them when they come into view. */
export interface ReviewsData {
  readonly productId: string;
  readonly locale: string;
  readonly languageTag: string;
}

/** A page of the product's reviews, filtered and sorted by the address. */
export const reviews = defineDeferredSection({
  name: 'reviews',
  missing: [404],
  calls: [getReviews, getReviewActivity, voteReview, translateReview],
  load: ({ params, context }) =>
    getReviews(context.session.calls, createReviewsInput(requireProduct(params).styleId, parseReviewsState(context.url.searchParams))),
  show({ data: result, visitor }, { params, context }) {
    const { site, url } = context;
    const { styleId: productId } = requireProduct(params);
    if (!result) return undefined;
    const { locale, languageTag } = site;
    const element = createElement(StaticReviews, {
      productId,
      response: result,
      state: parseReviewsState(url.searchParams),
      path: url.pathname,
      messages: getMessages(reviewsMessages, locale),
      languageTag,
    });
    const data: ReviewsData = { productId, locale, languageTag };
    return { data, canvases: { reviews: compose('reviews', [{ hostPart: 'reviews-list', element }], visitor, context) } };
  },
});
