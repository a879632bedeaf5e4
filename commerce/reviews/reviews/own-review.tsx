import type { ReactElement } from 'react';
import type { ReviewsMessages } from '#generated/messages/reviews/messages.ts';
import type { OwnReview as OwnReviewData } from '#generated/openapi/reviews.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { OwnRoot } from './own-review.styles.ts';
import { ReviewCard } from './review-card.tsx';
import { rejectionText } from './review-texts.ts';

interface Props {
  readonly own: OwnReviewData;
  readonly messages: ReviewsMessages;
  readonly languageTag: string;
  readonly onEdit: () => void;
}

/** The shopper's own review until it is published, and the reason if it is not. */
export function OwnReview({ own: { review, state, rejection }, messages, languageTag, onEdit }: Props): ReactElement | null {
  if (state === 'published') return null;
  const reason = rejection ? ` ${rejectionText(rejection, messages)}` : '';
  return (
    <OwnRoot role="group" aria-label={messages.yours}>
      <Notice kind={state === 'pending' ? 'info' : 'warning'} title={messages.yours} announce="none">
        {state === 'pending' ? messages.pending : `${messages.rejected}${reason}`}
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
