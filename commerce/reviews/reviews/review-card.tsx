import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { ReviewsMessages } from '#generated/messages/reviews/messages.ts';
import type { Review } from '#generated/openapi/reviews.ts';
import { formatDate } from '#messages/format/date.ts';
import { formatNumber } from '#messages/format/number.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Rating } from '#ui/rating/rating.tsx';
import { getImageUrl, createSizedImage } from '../../images/sized-image.ts';
import { CardRoot, Photos, Reply } from './review-card.styles.ts';
import { getScaleText } from './review-texts.ts';

export interface ReviewCardProps {
  readonly review: Review;
  readonly messages: ReviewsMessages;
  readonly languageTag: string;
  /** Translation that replaces the original. */
  readonly translation?: { readonly headline: string; readonly text: string; readonly language: string };
  /** Shown below the text: the buttons for the translation. */
  readonly afterText?: ReactNode;
  /** Shown at the end: votes and the report. */
  readonly actions?: ReactNode;
  readonly onPhoto?: (index: number) => void;
}

/** Width in CSS pixels. */
export const LARGE_PHOTO = 1000;

/** A review, with the same HTML on server and browser. */
export function ReviewCard(props: ReviewCardProps): ReactElement {
  const { review, messages, languageTag, translation, afterText, actions } = props;
  const { id, rating, headline, text, language, author, createdAt, recommended, scales, photos, bought, replies } = review;
  const shown = translation ?? { headline, text, language };
  const name = author.displayName || messages.anonymous;
  const variant = [bought?.color, bought?.size, bought?.fitType].filter(Boolean).join(', ');
  return (
    <CardRoot id={getCardId(id)} tabIndex={-1} aria-labelledby={`${getCardId(id)}-headline`}>
      <header>
        <Rating value={rating} label={messages.rated({ score: formatNumber(rating, languageTag) })} />
        <h3 id={`${getCardId(id)}-headline`} lang={shown.language}>
          {shown.headline}
        </h3>
        <p data-part="author">
          <strong>{name}</strong>
          {author.location ? <span>{author.location}</span> : null}
          <time dateTime={createdAt}>{formatDate(new Date(createdAt), languageTag)}</time>
          {author.verifiedBuyer ? (
            <span data-part="verified">
              <Icon name="check" size="small" />
              {messages.verifiedBuyer}
            </span>
          ) : null}
        </p>
      </header>
      <p data-part="text" lang={shown.language}>
        {shown.text}
      </p>
      {afterText}
      {photos.length > 0 ? <PhotoRow {...props} name={name} /> : null}
      <ul data-part="facts">
        {recommended === undefined ? null : (
          <li>
            <Icon name={recommended ? 'check' : 'close'} size="small" />
            {recommended ? messages.recommends : messages.recommendsNot}
          </li>
        )}
        {variant ? <li>{messages.bought({ variant })}</li> : null}
        {scales.map(({ id: scale, value }) => {
          const { name: label, low, middle, high } = getScaleText(scale, messages);
          return <li key={scale}>{`${label}: ${[low, low, middle, high, high][value - 1] ?? middle}`}</li>;
        })}
        {author.incentivized ? <li>{messages.incentivized}</li> : null}
      </ul>
      {replies.map((reply) => (
        <Reply key={reply.createdAt}>
          <p data-part="author">
            <strong>{messages.reply({ name: reply.displayName })}</strong>
            <time dateTime={reply.createdAt}>{formatDate(new Date(reply.createdAt), languageTag)}</time>
          </p>
          <p lang={reply.language}>{reply.text}</p>
        </Reply>
      ))}
      {actions}
    </CardRoot>
  );
}

export function getCardId(reviewId: string): string {
  return `review-${reviewId}`;
}

function PhotoRow({ review: { id, photos }, messages, name, onPhoto }: ReviewCardProps & { readonly name: string }): ReactElement {
  const open = (index: number) => (event: MouseEvent) => {
    if (!onPhoto || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPhoto(index);
  };
  return (
    <Photos role="list" aria-label={messages.photosBy({ name })}>
      {photos.map(({ src, alt }, index) => (
        <li key={src}>
          <a
            // Without JavaScript the browser opens the image itself.
            href={getImageUrl(src, LARGE_PHOTO)}
            target="_blank"
            rel="noreferrer"
            id={`${getCardId(id)}-photo-${index}`}
            onClick={open(index)}
          >
            <img
              {...createSizedImage(src, [96, 192, 288])}
              sizes="6rem"
              width="96"
              height="96"
              loading="lazy"
              decoding="async"
              alt={messages.openPhoto({ number: index + 1, total: photos.length, alt })}
            />
          </a>
        </li>
      ))}
    </Photos>
  );
}
