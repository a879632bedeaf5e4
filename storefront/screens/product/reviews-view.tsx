import { useEffect, useMemo, type ComponentType, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useCommerce } from '#commerce/query/commerce-provider.tsx';
import { parseReviewsState, reviewsInput, reviewsSearch, type ReviewsState } from '#commerce/reviews/reviews/reviews-state.ts';
import { takeWaitingReview } from '#commerce/reviews/writing/waiting-review.ts';
import { getReviews } from '#generated/calls/get-reviews.ts';
import { reviewsMessages } from '#generated/messages/reviews/lazy.ts';
import { loadMessages } from '#messages/runtime/load-messages.ts';
import { useStorefrontHost } from '../../canvas/host-context.ts';
import { openDialog } from '../../host/open-dialog.ts';
import { useStep } from '../../host/use-step.ts';
import type { ShownSection } from '../../sections/section.ts';
import { PanelOnDemand } from './panel-on-demand.tsx';
import type { ReviewsData } from './sections/reviews.ts';

type Props = { readonly section: ShownSection<ReviewsData, 'reviews'> };

/** The reviews, which act once they come near the viewport. A review that waits for a sign-in goes on when the page comes back. */
export function ReviewsSection({ section: { data, canvases } }: Props): ReactElement {
  const { productId, locale, languageTag } = data;
  const { calls, client } = useCommerce();
  useEffect(() => {
    if (takeWaitingReview(productId)) openDialog('review-user-content', { productId });
  }, [productId]);
  const load = async (): Promise<ComponentType> => {
    const state = parseReviewsState(new URLSearchParams(location.search));
    const [{ ReviewsPanel }, messages] = await Promise.all([
      import('#commerce/reviews/reviews/reviews-panel.tsx'),
      loadMessages(reviewsMessages, locale),
      client.fetchQuery(getReviews.query(calls, reviewsInput(productId, state))),
    ]);
    return function LiveReviews() {
      const { pathname, search } = useLocation();
      const step = useStep();
      const shown = useMemo(() => parseReviewsState(new URLSearchParams(search)), [search]);
      const { loggedIn } = useStorefrontHost().session();
      const go = (next: ReviewsState): void =>
        step(`${pathname}${reviewsSearch(next, new URLSearchParams(search))}`, { replace: true, preventScrollReset: true });
      return (
        <ReviewsPanel
          productId={productId}
          path={pathname}
          state={shown}
          isSignedIn={loggedIn}
          messages={messages}
          languageTag={languageTag}
          onGo={go}
          onWrite={() => openDialog('review-user-content', { productId })}
          onReport={({ id: reviewId }) => openDialog('flag-review', { reviewId })}
        />
      );
    };
  };
  return <PanelOnDemand key={productId} name="reviews" canvas={canvases.reviews} load={load} />;
}
