import type { ReactElement } from 'react';
import type { ReviewsMessages } from '#generated/messages/reviews/messages.ts';
import type { ModerationState, OwnReview as OwnReviewData } from '#generated/openapi/reviews.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { OwnRoot } from './own-review.styles.ts';
import { ReviewCard } from './review-card.tsx';
import { getRejectionText } from './review-texts.ts';

interface Props {
  readonly own: OwnReviewData;
  readonly messages: ReviewsMessages;
  readonly languageTag: string;
  /** True if the list has it already. */
  readonly isListed: boolean;
  readonly onEdit: () => void;
}

/** The shopper's own review until it is in the list, with its state and the reason if it was rejected. */
export function OwnReview({ own: { review, state, rejection }, messages, languageTag, isListed, onEdit }: Props): ReactElement | null {
  if (state === 'published' && isListed) return null;
  const reason = rejection ? ` ${getRejectionText(rejection, messages)}` : '';
  const { pending, published, rejected } = messages;
  const texts = { pending, published, rejected: `${rejected}${reason}` } satisfies Record<ModerationState, string>;
  return (
    <OwnRoot role="group" aria-label={messages.yours}>
      <Notice kind={state === 'rejected' ? 'warning' : 'info'} title={messages.yours} announce="none">
        {texts[state]}
      </Notice>
      <ReviewCard
        review={review}
        messages={messages}
        languageTag={languageTag}
        actions={
          <div data-part="actions">
            <Button variant="outline" size="small" onClick={onEdit}>
              {messages.edit}
            </Button>
          </div>
        }
      />
    </OwnRoot>
  );
}
