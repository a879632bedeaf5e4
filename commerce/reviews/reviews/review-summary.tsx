import type { MouseEvent, ReactElement } from 'react';
import type { ReviewsMessages } from '#generated/messages/reviews/messages.ts';
import type { ReviewRollup, ScaleRollup } from '#generated/openapi/reviews.ts';
import { formatNumber } from '#messages/format/number.ts';
import { Rating } from '#ui/rating/rating.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { Histogram, Scale, Scales, SummaryRoot } from './review-summary.styles.ts';
import { ONE_DECIMAL, getScaleText } from './review-texts.ts';
import { toggleRating, type ReviewsState } from './reviews-state.ts';

export interface StateLinks {
  readonly state: ReviewsState;
  /** Attributes of a link to a state. */
  readonly getLinkProps: (next: ReviewsState) => {
    readonly href: string;
    readonly rel: string;
    readonly onClick?: (event: MouseEvent) => void;
  };
}

interface Props extends StateLinks {
  readonly rollup: ReviewRollup;
  readonly messages: ReviewsMessages;
  readonly languageTag: string;
}

/** Summary of a product's reviews. The bars of the chart filter the list. */
export function ReviewSummary(props: Props): ReactElement {
  const { rollup, messages, languageTag } = props;
  const { averageRating = 0, reviewCount, recommendedPercent, scales } = rollup;
  const score = formatNumber(averageRating, languageTag, ONE_DECIMAL);
  const rated = scales.filter(({ average }) => average !== undefined);
  return (
    <SummaryRoot>
      <div data-part="average">
        <p data-part="score" aria-hidden="true">
          {score}
        </p>
        <div>
          <Rating value={averageRating} label={messages.rated({ score })} />
          <p>{messages.count({ count: reviewCount })}</p>
        </div>
        {recommendedPercent === undefined ? null : (
          <p data-part="share">
            {messages.recommended({ share: formatNumber(recommendedPercent / 100, languageTag, { style: 'percent' }) })}
          </p>
        )}
      </div>
      <RatingHistogram {...props} />
      {rated.length > 0 ? (
        <Scales role="list" aria-label={messages.scales}>
          {rated.map((scale) => (
            <li key={scale.id}>
              <ScaleMarker scale={scale} messages={messages} languageTag={languageTag} />
            </li>
          ))}
        </Scales>
      ) : null}
    </SummaryRoot>
  );
}

function RatingHistogram({ rollup: { ratingHistogram }, messages, languageTag, state, getLinkProps }: Props): ReactElement {
  const most = Math.max(1, ...ratingHistogram);
  const rows = ratingHistogram.map((count, index) => ({ stars: index + 1, count })).toReversed();
  return (
    <Histogram role="list" aria-label={messages.histogram}>
      {rows.map(({ stars, count }) => {
        const isChosen = state.ratings.includes(stars);
        const content = (
          <>
            <VisuallyHidden>{messages.barCount({ stars, count })}</VisuallyHidden>
            <span aria-hidden="true">{messages.bar({ stars })}</span>
            <progress max={most} value={count} aria-hidden="true" />
            <span data-part="count" aria-hidden="true">
              {formatNumber(count, languageTag)}
            </span>
          </>
        );
        return (
          <li key={stars}>
            {count === 0 && !isChosen ? (
              <span>{content}</span>
            ) : (
              <a {...getLinkProps(toggleRating(state, stars))} id={`reviews-rating-${stars}`} aria-current={isChosen || undefined}>
                {content}
              </a>
            )}
          </li>
        );
      })}
    </Histogram>
  );
}

interface ScaleProps {
  readonly scale: ScaleRollup;
  readonly messages: ReviewsMessages;
  readonly languageTag: string;
}

/** Position of the average on a scale, in percent of its width. */
function ScaleMarker({ scale: { id, average = 3 }, messages, languageTag }: ScaleProps): ReactElement {
  const { name, low, middle, high } = getScaleText(id, messages);
  const at = ((average - 1) / 4) * 88;
  const score = formatNumber(average, languageTag, ONE_DECIMAL);
  return (
    <Scale role="img" aria-label={messages.scaleScore({ name, score, low, high })}>
      <span data-part="name">{name}</span>
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" focusable="false">
        <rect y="3" width="100" height="2" />
        <rect data-part="marker" x={at} width="12" height="8" rx="1" />
      </svg>
      <span data-part="ends">
        <span>{low}</span>
        <span>{middle}</span>
        <span>{high}</span>
      </span>
    </Scale>
  );
}
