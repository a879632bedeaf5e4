import { useState, type ReactElement } from 'react';
import type { ReviewsMessages } from '#generated/messages/reviews/messages.ts';
import type { Review, ReviewActivity } from '#generated/openapi/reviews.ts';
import { getLanguageName } from '#messages/format/language-name.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { getErrorText, useCommerce } from '../../query/commerce-provider.tsx';
import type { CastVote } from '../activity/use-vote.ts';
import { LiveVotes } from '../activity/vote-buttons.tsx';
import { getShownVote } from '../activity/vote-rules.ts';
import { PhotoSheet } from './photo-sheet.tsx';
import { getCardId, ReviewCard } from './review-card.tsx';
import { QuietButton } from './review-card.styles.ts';
import { useTranslation } from './use-translation.ts';

export interface LiveReviewProps {
  readonly review: Review;
  readonly activity: ReviewActivity | undefined;
  readonly messages: ReviewsMessages;
  readonly languageTag: string;
  readonly onVote: CastVote;
  readonly onReport: (review: Review) => void;
}

/** A review with buttons to vote, report and translate. */
export function LiveReview({ review, activity, messages, languageTag, onVote, onReport }: LiveReviewProps): ReactElement {
  const [photo, setPhoto] = useState<number>();
  const language = languageTag.slice(0, 2);
  const translation = useTranslation(review, language);
  const id = getCardId(review.id);
  const name = review.author.displayName || messages.anonymous;
  const isReported = activity?.flags.some(({ reviewId }) => reviewId === review.id) ?? false;
  return (
    <>
      <ReviewCard
        review={review}
        messages={messages}
        languageTag={languageTag}
        translation={translation.shown}
        onPhoto={setPhoto}
        afterText={
          review.language === language ? null : (
            <TranslationTools review={review} translation={translation} messages={messages} languageTag={languageTag} />
          )
        }
        actions={
          <div data-part="actions">
            <LiveVotes
              id={`${id}-vote`}
              subjectId={review.id}
              shown={getShownVote(activity, 'review', review.id, review.votes)}
              messages={messages}
              onVote={onVote}
            />
            <QuietButton
              type="button"
              id={`${id}-report`}
              aria-label={messages.reportOf({ name })}
              onClick={() => onReport(review)}
              hidden={isReported}
            >
              <Icon name="flag" size="small" />
              {messages.report}
            </QuietButton>
            {isReported ? <span data-part="author">{messages.reported}</span> : null}
          </div>
        }
      />
      {review.photos.length > 0 ? (
        <PhotoSheet
          photos={review.photos}
          at={photo}
          title={messages.photosBy({ name })}
          messages={messages}
          onMove={setPhoto}
          onClose={() => setPhoto(undefined)}
        />
      ) : null}
    </>
  );
}

interface ToolsProps extends Pick<LiveReviewProps, 'review' | 'messages' | 'languageTag'> {
  readonly translation: ReturnType<typeof useTranslation>;
}

function TranslationTools({ review, translation, messages, languageTag }: ToolsProps): ReactElement {
  const { errorMessages } = useCommerce();
  const { shown, isLoaded, isPending, error, toggle } = translation;
  const own = getLanguageName(languageTag.slice(0, 2), languageTag);
  const original = getLanguageName(review.language, languageTag);
  const label = shown
    ? messages.showOriginal({ language: original })
    : isLoaded
      ? messages.showTranslation({ language: own })
      : messages.translate({ language: own });
  return (
    <div data-part="translation">
      <span role="status">
        {shown ? messages.translatedFrom({ language: original }) : null}
        {error ? getErrorText(error, { ...errorMessages, unknown: messages.translateFailed }) : null}
      </span>
      <QuietButton
        type="button"
        id={`${getCardId(review.id)}-translate`}
        aria-disabled={isPending}
        onClick={isPending ? undefined : toggle}
      >
        {isPending ? messages.translating : label}
      </QuietButton>
    </div>
  );
}
