import type { ReactElement, ReactNode } from 'react';
import type { ReviewsMessages } from '#generated/messages/reviews/messages.ts';
import type { Review, ReviewRollup } from '#generated/openapi/reviews.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { createPlainClickHandler } from './on-plain-click.ts';
import { REVIEWS_ID } from './reviews-id.ts';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewSummary, type StateLinks } from './review-summary.tsx';
import { ReviewsRoot } from './reviews-view.styles.ts';
import { hasFilters, REVIEWS_SIZE, formatReviewsState, type ReviewsState } from './reviews-state.ts';

/** Handlers that the browser adds to the server's HTML. */
export interface ReviewsActions {
  readonly onGo: (next: ReviewsState) => void;
  readonly onMore: () => void;
  readonly onWrite: () => void;
  readonly onRetry: () => void;
  readonly pending?: 'list' | 'page';
  readonly hasFailed: boolean;
}

export interface ReviewsViewProps {
  readonly productId: string;
  readonly rollup: ReviewRollup;
  /** Reviews of all visible pages. */
  readonly reviews: readonly Review[];
  /** Number of reviews that match the filters. */
  readonly total: number;
  readonly state: ReviewsState;
  /** First visible page. */
  readonly first: number;
  /** Path of the product screen. */
  readonly path: string;
  readonly messages: ReviewsMessages;
  readonly languageTag: string;
  /** Shown above the list: the shopper's own review. */
  readonly own?: ReactNode;
  readonly renderReview: (review: Review) => ReactNode;
  readonly actions?: ReviewsActions;
}

/** Reviews of a product, with the same HTML on server and browser. */
export function ReviewsView(props: ReviewsViewProps): ReactElement {
  const { productId, rollup, reviews, state, path, messages, languageTag, own, renderReview, actions } = props;
  const getHref = (next: ReviewsState): string => `${path}${formatReviewsState(next)}#${REVIEWS_ID}`;
  const getLinkProps: StateLinks['getLinkProps'] = (next) => ({
    href: getHref(next),
    rel: 'nofollow',
    ...(actions && { onClick: createPlainClickHandler(() => actions.onGo(next)) }),
  });
  const common = { rollup, messages, languageTag, state, getLinkProps };
  return (
    <ReviewsRoot id={REVIEWS_ID} aria-labelledby={`${REVIEWS_ID}-title`} tabIndex={-1}>
      <div data-part="head">
        <Heading level={2} id={`${REVIEWS_ID}-title`}>
          {messages.title}
        </Heading>
        <ButtonLink
          href={`?product=${productId}#modal-review-user-content`}
          variant="outline"
          id="reviews-write"
          onClick={actions && createPlainClickHandler(actions.onWrite)}
        >
          {messages.write}
        </ButtonLink>
      </div>
      {rollup.reviewCount === 0 ? (
        <div data-part="list">
          {own}
          <p data-part="none">
            <strong>{messages.none}</strong>
            {messages.noneHint}
          </p>
        </div>
      ) : (
        <>
          <div data-part="summary">
            <ReviewSummary {...common} />
          </div>
          <div data-part="list" aria-busy={actions?.pending === 'list' || undefined}>
            <ReviewFilters {...common} action={`${path}#${REVIEWS_ID}`} onNavigate={actions?.onGo} />
            {own}
            <ReviewList {...props} hrefOf={getHref} getLinkProps={getLinkProps} renderReview={renderReview} reviews={reviews} />
          </div>
        </>
      )}
    </ReviewsRoot>
  );
}

interface ListProps extends ReviewsViewProps, Pick<StateLinks, 'getLinkProps'> {
  readonly hrefOf: (next: ReviewsState) => string;
}

function ReviewList({ reviews, total, state, first, messages, renderReview, hrefOf, getLinkProps, actions }: ListProps): ReactElement {
  const shown = reviews.length;
  const hasMore = (first - 1) * REVIEWS_SIZE + shown < total;
  const isPending = actions?.pending === 'page';
  return (
    <>
      <p data-part="showing" role="status">
        {actions?.pending === 'list' ? messages.loading : messages.showing({ shown, total })}
      </p>
      {shown === 0 && hasFilters(state) ? (
        <p data-part="none">
          <strong>{messages.noMatch}</strong>
          {messages.noMatchHint}
        </p>
      ) : null}
      {first > 1 ? (
        <p>
          <ButtonLink {...getLinkProps({ ...state, page: 1 })} variant="text-link">
            {messages.earlier}
          </ButtonLink>
        </p>
      ) : null}
      <ol role="list">
        {reviews.map((review) => (
          <li key={review.id}>{renderReview(review)}</li>
        ))}
      </ol>
      {actions?.hasFailed ? <Notice kind="danger">{messages.loadFailed}</Notice> : null}
      {hasMore || actions?.hasFailed ? (
        <p data-part="more">
          <ButtonLink
            href={hrefOf({ ...state, page: state.page + 1 })}
            rel="nofollow"
            id="reviews-more"
            variant="outline"
            aria-busy={isPending || undefined}
            onClick={actions && createPlainClickHandler(actions.hasFailed ? actions.onRetry : actions.onMore)}
          >
            {isPending ? messages.loading : actions?.hasFailed ? messages.tryAgain : messages.more}
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}
