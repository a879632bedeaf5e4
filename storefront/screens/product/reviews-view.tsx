import { useEffect, useMemo, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { useCommerce } from '#commerce/query/commerce-provider.tsx';
import { isActivityMarked } from '#commerce/reviews/activity/activity-mark.ts';
import { REVIEWS_ID } from '#commerce/reviews/reviews/reviews-id.ts';
import { parseReviewsState, createReviewsInput, formatReviewsState, type ReviewsState } from '#commerce/reviews/reviews/reviews-state.ts';
import { takeWaitingReview } from '#commerce/reviews/writing/waiting-review.ts';
import type { ReviewsPanel } from '#commerce/reviews/reviews/reviews-panel.tsx';
import { getReviews } from '#generated/calls/get-reviews.ts';
import { reviewsMessages } from '#generated/messages/reviews/lazy.ts';
import type { ReviewsMessages } from '#generated/messages/reviews/messages.ts';
import { loadMessages } from '#messages/runtime/load-messages.ts';
import { useStorefrontHost } from '../../canvas/host-context.ts';
import { openDialog } from '../../host/open-dialog.ts';
import { useStep } from '../../host/use-step.ts';
import type { ShownSection } from '../../sections/section.ts';
import { PanelOnDemand } from './panel-on-demand.tsx';
import type { ReviewsData } from './sections/reviews.ts';

interface Loaded {
  readonly Panel: typeof ReviewsPanel;
  readonly messages: ReviewsMessages;
}

type Props = { readonly section: ShownSection<ReviewsData, 'reviews'> };

/**
 * The reviews, which become interactive when the shopper hovers or focuses them. A review interrupted by a sign-in continues when the page
 * loads again.
 */
export function ReviewsSection({ section: { data, canvases } }: Props): ReactElement {
  const { productId, locale, languageTag } = data;
  const { calls, client } = useCommerce();
  const host = useStorefrontHost();
  useEffect(() => {
    if (!takeWaitingReview(productId)) return;
    document.querySelector(`#${REVIEWS_ID}`)?.scrollIntoView();
    openDialog('review-user-content', { productId });
  }, [productId]);
  const load = async (): Promise<Loaded> => {
    const state = parseReviewsState(new URLSearchParams(location.search));
    const [module, messages] = await Promise.all([
      import('#commerce/reviews/reviews/reviews-panel.tsx'),
      loadMessages(reviewsMessages, locale),
      client.fetchQuery(getReviews.query(calls, createReviewsInput(productId, state))),
    ]);
    return { Panel: module.ReviewsPanel, messages };
  };
  return (
    <PanelOnDemand
      key={productId}
      name="reviews"
      canvas={canvases.reviews}
      isPersonal={() => host.session().loggedIn || isActivityMarked()}
      load={load}
      render={(loaded) => <LiveReviews {...loaded} productId={productId} languageTag={languageTag} />}
    />
  );
}

function LiveReviews({ Panel, messages, productId, languageTag }: Loaded & Pick<ReviewsData, 'productId' | 'languageTag'>): ReactElement {
  const { pathname, search } = useLocation();
  const step = useStep();
  const shown = useMemo(() => parseReviewsState(new URLSearchParams(search)), [search]);
  const { loggedIn } = useStorefrontHost().session();
  const go = (next: ReviewsState): void =>
    step(`${pathname}${formatReviewsState(next, new URLSearchParams(search))}`, { replace: true, preventScrollReset: true });
  return (
    <Panel
      productId={productId}
      path={pathname}
      state={shown}
      isSignedIn={loggedIn}
      messages={messages}
      languageTag={languageTag}
      onNavigate={go}
      onWrite={() => openDialog('review-user-content', { productId })}
      onReport={({ id: reviewId }) => openDialog('flag-review', { reviewId })}
    />
  );
}
