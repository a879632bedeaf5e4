import { useState, type FormEvent, type ReactElement } from 'react';
import type { ReviewsMessages } from '#generated/messages/reviews/messages.ts';
import { reviewInputLimits } from '#generated/openapi/limits.ts';
import type { Review, ScaleId } from '#generated/openapi/reviews.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { ServiceError } from '../../client/service-error.ts';
import { getImageUrl } from '../../images/sized-image.ts';
import { getErrorText, useCommerce } from '../../query/commerce-provider.tsx';
import { CountedField, getLengthText } from './counted-field.tsx';
import { FormProblems } from './form-problems.tsx';
import { createReviewDraft, validateReview, reviewFields, toReviewInput, type ReviewField } from './review-draft.ts';
import { ScaleChoice } from './scale-choice.tsx';
import { StarChoice } from './star-choice.tsx';
import { useDraft } from './use-draft.ts';
import { useWriteReview } from './use-write-review.ts';
import { Group, WritingRoot } from './writing.styles.ts';

export interface ReviewFormProps {
  readonly product: { readonly id: string; readonly name: string; readonly image?: string };
  /** Scales that apply to the product. */
  readonly scales: readonly ScaleId[];
  /** The review that is replaced. */
  readonly own?: Review;
  readonly isSignedIn: boolean;
  readonly messages: ReviewsMessages;
  /** Called when the shopper must sign in; the draft is stored. */
  readonly onSignIn: () => void;
  readonly onSent: () => void;
}

type Texts = Readonly<Partial<Record<ReviewField, string>>>;

const getFieldId = (field: ReviewField): string => `write-review-${field}`;

/** Form to write a review. The draft survives a reload, an error and a sign-in. */
export function ReviewForm({ product, scales, own, isSignedIn, messages, onSignIn, onSent }: ReviewFormProps): ReactElement {
  const { errorMessages } = useCommerce();
  const { values, set, deleteDraft } = useDraft('review', product.id, createReviewDraft(own));
  const { mutateAsync, isPending } = useWriteReview(product.id);
  const [rejection, setRejection] = useState<{ readonly attempt: number; readonly texts: Texts; readonly title: string }>();
  const labels: Readonly<Record<ReviewField, string>> = {
    rating: messages.ratingLegend,
    headline: messages.headline,
    text: messages.text,
    nickname: messages.nickname,
    location: messages.location,
  };
  const reject = (title: string, texts: Texts): void => setRejection((last) => ({ attempt: (last?.attempt ?? 0) + 1, texts, title }));
  const change = (field: keyof typeof values) => (value: string) => {
    set(field, value);
    setRejection((last) => last && { ...last, texts: { ...last.texts, [field]: undefined } });
  };
  const send = async (): Promise<void> => {
    const faults = Object.entries(validateReview(values)).map(([field, fault]) => [
      field,
      fault.kind === 'missing' ? messages.chooseRating : getLengthText(fault, messages),
    ]);
    if (faults.length > 0) return reject(messages.invalid, Object.fromEntries(faults) as Texts);
    if (!isSignedIn) return onSignIn();
    try {
      await mutateAsync(toReviewInput(values, scales));
      deleteDraft();
      onSent();
    } catch (error) {
      // The session has expired.
      if (error instanceof ServiceError && error.status === 401) return onSignIn();
      const field = error instanceof ServiceError ? getRejectedField(error) : undefined;
      const text = getErrorText(error, { ...errorMessages, unknown: messages.sendFailed });
      reject(field ? messages.invalid : text, field ? { [field]: text } : {});
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) void send();
  };
  const getFieldError = (field: ReviewField): string | undefined => rejection?.texts[field];
  const problems = reviewFields.flatMap((field) => {
    const text = getFieldError(field);
    return text === undefined ? [] : [{ fieldId: getFieldId(field), label: labels[field], text }];
  });
  const createText = (field: 'headline' | 'text' | 'nickname' | 'location', hint: string) => ({
    id: getFieldId(field),
    label: labels[field],
    hint,
    value: values[field],
    limits: field === 'location' ? { maxLength: reviewInputLimits.location.maxLength } : reviewInputLimits[field],
    messages,
    error: getFieldError(field),
    onChange: change(field),
  });
  return (
    <WritingRoot noValidate onSubmit={submit}>
      <div data-part="product">
        {product.image ? <img src={getImageUrl(product.image, 128)} alt="" width="64" height="80" /> : null}
        <p>{product.name}</p>
      </div>
      <FormProblems title={rejection?.title ?? ''} problems={problems} attempt={rejection?.attempt ?? 0} />
      <StarChoice
        id={getFieldId('rating')}
        value={values.rating}
        error={getFieldError('rating')}
        messages={messages}
        onChange={change('rating')}
      />
      <CountedField {...createText('headline', messages.headlineHint)} required />
      <CountedField {...createText('text', messages.textHint)} isLong required />
      {scales.map((scale) => (
        <ScaleChoice key={scale} scale={scale} value={values[scale]} messages={messages} onChange={change(scale)} />
      ))}
      <Group>
        <legend>
          {messages.recommendLegend} <span>{messages.optional}</span>
        </legend>
        <div data-part="row">
          {(['yes', 'no'] as const).map((answer) => (
            <Checkbox
              key={answer}
              type="radio"
              name="recommended"
              label={messages[answer]}
              checked={values.recommended === answer}
              onChange={() => change('recommended')(answer)}
            />
          ))}
        </div>
      </Group>
      <div data-part="pair">
        <CountedField {...createText('nickname', messages.nicknameHint)} required autoComplete="nickname" />
        <CountedField {...createText('location', messages.locationHint)} note={messages.optional} autoComplete="address-level2" />
      </div>
      <p data-part="rules">{messages.rules}</p>
      {isSignedIn ? null : <p data-part="rules">{messages.signIn}</p>}
      <Button type="submit" size="large" pending={isPending}>
        {isPending ? messages.sending : messages.send}
      </Button>
    </WritingRoot>
  );
}

/** Maps an error of the service to its field. */
function getRejectedField({ errorId, additionalInfo }: ServiceError): ReviewField | undefined {
  if (errorId === 'REV410') return 'text';
  return reviewFields.find((field) => field === additionalInfo.field);
}
