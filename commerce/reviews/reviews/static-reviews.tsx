import type { ReactElement } from 'react';
import type { ReviewsMessages } from '#generated/messages/reviews/messages.ts';
import type { ReviewsResponse } from '#generated/openapi/reviews.ts';
import { ReviewsView } from './reviews-view.tsx';
import type { ReviewsState } from './reviews-state.ts';
import { StaticReview } from './static-review.tsx';

interface Props {
  readonly productId: string;
  readonly response: ReviewsResponse;
  readonly state: ReviewsState;
  readonly path: string;
  readonly messages: ReviewsMessages;
  readonly languageTag: string;
}

/** A page of reviews in the server's HTML, the same for all visitors. */
export function StaticReviews({ response: { results, paging }, state, ...page }: Props): ReactElement | null {
  const [result] = results;
  if (!result) return null;
  const { rollup, reviews } = result;
  return (
    <ReviewsView
      {...page}
      rollup={rollup}
      reviews={reviews}
      total={paging.total}
      state={state}
      first={state.page}
      renderReview={(review) => <StaticReview review={review} messages={page.messages} languageTag={page.languageTag} />}
    />
  );
}
