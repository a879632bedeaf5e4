import type { ReactElement } from 'react';
import type { ReviewsMessages } from '#generated/messages/reviews/messages.ts';
import type { Review } from '#generated/openapi/reviews.ts';
import { getLanguageName } from '#messages/format/language-name.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { VoteButtons } from '../activity/vote-buttons.tsx';
import { getCardId, ReviewCard } from './review-card.tsx';
import { QuietButton } from './review-card.styles.ts';

interface Props {
  readonly review: Review;
  readonly messages: ReviewsMessages;
  readonly languageTag: string;
}

/** A review in the server's HTML; its buttons work once the section's code has loaded. */
export function StaticReview({ review, messages, languageTag }: Props): ReactElement {
  const id = getCardId(review.id);
  const language = languageTag.slice(0, 2);
  const name = review.author.displayName || messages.anonymous;
  return (
    <ReviewCard
      review={review}
      messages={messages}
      languageTag={languageTag}
      afterText={
        review.language === language ? null : (
          <div data-part="translation">
            <QuietButton type="button" id={`${id}-translate`}>
              {messages.translate({ language: getLanguageName(language, languageTag) })}
            </QuietButton>
          </div>
        )
      }
      actions={
        <div data-part="actions">
          <VoteButtons id={`${id}-vote`} shown={{ vote: 'none', votes: review.votes }} messages={messages} />
          <QuietButton type="button" id={`${id}-report`} aria-label={messages.reportOf({ name })}>
            <Icon name="flag" size="small" />
            {messages.report}
          </QuietButton>
        </div>
      }
    />
  );
}
