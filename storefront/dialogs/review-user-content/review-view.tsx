import { useState, type ReactElement } from 'react';
import { useActivity } from '#commerce/reviews/activity/use-activity.ts';
import { ReviewForm } from '#commerce/reviews/writing/review-form.tsx';
import { Thanks } from '#commerce/reviews/writing/thanks.tsx';
import { storeWaitingReview } from '#commerce/reviews/writing/waiting-review.ts';
import type { ReviewsMessages } from '#generated/messages/reviews/messages.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import { useStorefrontHost } from '../../canvas/host-context.ts';
import type { DialogProps } from '../define-dialog.ts';
import type { ReviewData, ReviewParams } from './review-data.ts';

type Props = DialogProps<ReviewParams, { readonly reviews: ReviewsMessages }, ReviewData>;

export default function ReviewView({ params: { productId }, critical, messages: { reviews: messages }, frame }: Props): ReactElement {
  const host = useStorefrontHost();
  const isSignedIn = host.session().loggedIn;
  const own = useActivity(productId, isSignedIn)?.review?.review;
  const [sent, setSent] = useState<unknown>();
  // Shows the form again when the dialog opens again.
  const isSent = sent === critical;
  const { name, image, scales } = critical;
  return (
    <Sheet {...frame} title={isSent ? messages.thanks : own ? messages.edit : messages.write}>
      {isSent ? (
        <Thanks text={messages.thanksText} doneLabel={messages.done} onDone={() => frame.onOpenChange(false)} />
      ) : (
        <ReviewForm
          key={`${productId} ${own?.id ?? ''}`}
          product={{ id: productId, name, ...(image ? { image } : {}) }}
          scales={scales}
          isSignedIn={isSignedIn}
          messages={messages}
          onSignIn={() => {
            storeWaitingReview(productId);
            host.openDialog('sign-in');
          }}
          onSent={() => setSent(critical)}
          {...(own ? { own } : {})}
        />
      )}
    </Sheet>
  );
}
