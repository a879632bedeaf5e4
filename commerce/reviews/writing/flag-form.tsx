import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactElement } from 'react';
import { flagReview } from '#generated/calls/flag-review.ts';
import type { ReviewsMessages } from '#generated/messages/reviews/messages.ts';
import { flagReasonValues } from '#generated/openapi/enums.ts';
import { flagInputLimits } from '#generated/openapi/limits.ts';
import type { FlagInput, FlagReason } from '#generated/openapi/reviews.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { getErrorText, useCommerce } from '../../query/commerce-provider.tsx';
import { invalidateQueries } from '../../query/invalidate-queries.ts';
import { updateCachedActivity } from '../activity/change-activity.ts';
import { markActivity } from '../activity/activity-mark.ts';
import { getFlagText } from '../reviews/review-texts.ts';
import { CountedField } from './counted-field.tsx';
import { FormProblems } from './form-problems.tsx';
import { validateLength } from './text-length.ts';
import { Group, WritingRoot } from './writing.styles.ts';

export interface FlagFormProps {
  readonly reviewId: string;
  readonly messages: ReviewsMessages;
  readonly onSent: () => void;
}

const getReasonId = (reason: FlagReason): string => `flag-${reason}`;

/** Form to report a review to the moderators, with a reason. */
export function FlagForm({ reviewId, messages, onSent }: FlagFormProps): ReactElement {
  const { calls, client, errorMessages } = useCommerce();
  const [reason, setReason] = useState<FlagReason>();
  const [comment, setComment] = useState('');
  const [rejection, setRejection] = useState<{ readonly attempt: number; readonly title: string }>();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (body: FlagInput) => flagReview(calls, { reviewId, body }),
    onSuccess(flag) {
      markActivity();
      updateCachedActivity(client, (activity) => ({ ...activity, flags: [...activity.flags, flag] }));
      invalidateQueries(client, flagReview);
    },
  });
  const reject = (title: string): void => setRejection((last) => ({ attempt: (last?.attempt ?? 0) + 1, title }));
  const send = async (): Promise<void> => {
    if (reason === undefined) return reject(messages.chooseReason);
    // The field shows its own error.
    if (validateLength(comment, flagInputLimits.comment)) return reject(messages.invalid);
    try {
      const words = comment.trim();
      await mutateAsync({ reason, ...(words ? { comment: words } : {}) });
      onSent();
    } catch (error) {
      reject(getErrorText(error, { ...errorMessages, unknown: messages.sendFailed }));
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) void send();
  };
  return (
    <WritingRoot noValidate onSubmit={submit}>
      <FormProblems title={rejection?.title ?? ''} problems={[]} attempt={rejection?.attempt ?? 0} />
      <Group>
        <legend>{messages.flagLegend}</legend>
        {flagReasonValues.map((value) => (
          <Checkbox
            key={value}
            id={getReasonId(value)}
            type="radio"
            name="reason"
            label={getFlagText(value, messages)}
            checked={reason === value}
            onChange={() => setReason(value)}
          />
        ))}
      </Group>
      <CountedField
        id="flag-comment"
        label={messages.flagComment}
        note={messages.optional}
        hint=""
        value={comment}
        limits={flagInputLimits.comment}
        messages={messages}
        isLong
        onChange={setComment}
      />
      <Button type="submit" pending={isPending}>
        {isPending ? messages.sending : messages.report}
      </Button>
    </WritingRoot>
  );
}
