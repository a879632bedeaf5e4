import { useState, type ReactElement } from 'react';
import { FlagForm } from '#commerce/reviews/writing/flag-form.tsx';
import { Thanks } from '#commerce/reviews/writing/thanks.tsx';
import type { ReviewsMessages } from '#generated/messages/reviews/messages.ts';
import { Sheet } from '#ui/sheet/sheet.tsx';
import type { DialogProps } from '../define-dialog.ts';
import type { FlagParams } from './flag-params.ts';

type Props = DialogProps<FlagParams, { readonly reviews: ReviewsMessages }>;

export default function FlagView({ params, messages: { reviews: messages }, frame }: Props): ReactElement {
  const [sent, setSent] = useState<unknown>();
  // Shows the form again when opened for another review.
  const isSent = sent === params;
  return (
    <Sheet {...frame} title={isSent ? messages.flagThanks : messages.flagTitle}>
      {isSent ? (
        <Thanks text={messages.flagThanksText} doneLabel={messages.done} onDone={() => frame.onOpenChange(false)} />
      ) : (
        <FlagForm key={params.reviewId} reviewId={params.reviewId} messages={messages} onSent={() => setSent(params)} />
      )}
    </Sheet>
  );
}
