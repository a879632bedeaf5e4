import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { ReviewsMessages } from '#generated/messages/reviews/messages.ts';
import type { Review } from '#generated/openapi/reviews.ts';
import { useActivity } from '../activity/use-activity.ts';
import { useVote } from '../activity/use-vote.ts';
import { LiveReview } from './live-review.tsx';
import { OwnReview } from './own-review.tsx';
import { getCardId } from './review-card.tsx';
import { ReviewsView } from './reviews-view.tsx';
import { isSameList, type ReviewsState } from './reviews-state.ts';
import { useReviews } from './use-reviews.ts';

export interface ReviewsPanelProps {
  /** Id of a style. */
  readonly productId: string;
  readonly path: string;
  /** State in the URL. */
  readonly state: ReviewsState;
  readonly isSignedIn: boolean;
  readonly messages: ReviewsMessages;
  readonly languageTag: string;
  /** Called to change the URL. */
  readonly onNavigate: (next: ReviewsState) => void;
  readonly onWrite: () => void;
  readonly onReport: (review: Review) => void;
}

/** Reviews of a product, interactive: filters, votes, reports and translations without a new page. */
export function ReviewsPanel(props: ReviewsPanelProps): ReactElement | null {
  const { productId, path, state, isSignedIn, messages, languageTag, onNavigate, onWrite, onReport } = props;
  // A list starts at the page in the URL; further pages of the same list are appended.
  const [list, setList] = useState({ state, first: state.page });
  const isSame = isSameList(list.state, state) && state.page >= list.first;
  if (!isSame) setList({ state, first: state.page });
  const first = isSame ? list.first : state.page;
  const { loaded, pending, hasFailed, retry } = useReviews(productId, state, first);
  const activity = useActivity(productId, isSignedIn);
  const vote = useVote(productId, 'review');
  const focusAt = useRef<number>(undefined);
  const count = loaded?.reviews.length ?? 0;
  useEffect(() => {
    const at = focusAt.current;
    const review = at === undefined ? undefined : loaded?.reviews[at];
    if (!review) return;
    focusAt.current = undefined;
    document.querySelector<HTMLElement>(`#${CSS.escape(getCardId(review.id))}`)?.focus({ preventScroll: true });
  }, [loaded]);
  if (!loaded) return null;
  const loadMore = (): void => {
    if (pending) return;
    focusAt.current = count;
    onNavigate({ ...state, page: state.page + 1 });
  };
  return (
    <ReviewsView
      productId={productId}
      rollup={loaded.rollup}
      reviews={loaded.reviews}
      total={loaded.total}
      state={state}
      first={first}
      path={path}
      messages={messages}
      languageTag={languageTag}
      own={
        activity?.review ? (
          <OwnReview
            own={activity.review}
            messages={messages}
            languageTag={languageTag}
            isListed={loaded.reviews.some(({ id }) => id === activity.review?.review.id)}
            onEdit={onWrite}
          />
        ) : null
      }
      renderReview={(review) => (
        <LiveReview review={review} activity={activity} messages={messages} languageTag={languageTag} onVote={vote} onReport={onReport} />
      )}
      actions={{ onGo: onNavigate, onMore: loadMore, onWrite, onRetry: retry, hasFailed, ...(pending ? { pending } : {}) }}
    />
  );
}
