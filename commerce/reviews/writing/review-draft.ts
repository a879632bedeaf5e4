import { reviewInputLimits } from '#generated/openapi/limits.ts';
import type { Review, ReviewInput, ScaleId } from '#generated/openapi/reviews.ts';
import { validateLength, type LengthFault } from './text-length.ts';

/** Values of the form's controls; "" for empty ones. */
export type ReviewDraft = Readonly<Record<'rating' | 'headline' | 'text' | 'nickname' | 'location' | 'recommended' | ScaleId, string>>;

export type ReviewField = 'rating' | 'headline' | 'text' | 'nickname' | 'location';

export type ReviewFault = LengthFault | { readonly kind: 'missing' };

/** Validated fields in form order. */
export const reviewFields: readonly ReviewField[] = ['rating', 'headline', 'text', 'nickname', 'location'];

/** Initial values of the form: the edited review, or empty. */
export function createReviewDraft(review?: Review): ReviewDraft {
  const toScale = (id: ScaleId): string => String(review?.scales.find((scale) => scale.id === id)?.value ?? '');
  return {
    rating: review ? String(review.rating) : '',
    headline: review?.headline ?? '',
    text: review?.text ?? '',
    nickname: review?.author.displayName ?? '',
    location: review?.author.location ?? '',
    recommended: review?.recommended === undefined ? '' : review.recommended ? 'yes' : 'no',
    size: toScale('size'),
    width: toScale('width'),
    comfort: toScale('comfort'),
    quality: toScale('quality'),
  };
}

/** Validates a draft against the contract's limits. */
export function validateReview(draft: ReviewDraft): Readonly<Partial<Record<ReviewField, ReviewFault>>> {
  const { headline, text, nickname, location } = reviewInputLimits;
  const faults: Partial<Record<ReviewField, ReviewFault | undefined>> = {
    rating: /^[1-5]$/.test(draft.rating) ? undefined : { kind: 'missing' },
    headline: validateLength(draft.headline, headline),
    text: validateLength(draft.text, text),
    nickname: validateLength(draft.nickname, nickname),
    location: validateLength(draft.location, { maxLength: location.maxLength }),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined));
}

/**
 * Converts a draft to the request of writeReview.
 * @param offered scales of the product
 */
export function toReviewInput(draft: ReviewDraft, offered: readonly ScaleId[]): ReviewInput {
  const location = draft.location.trim();
  return {
    rating: Number(draft.rating),
    headline: draft.headline.trim(),
    text: draft.text.trim(),
    nickname: draft.nickname.trim(),
    ...(location ? { location } : {}),
    ...(draft.recommended ? { recommended: draft.recommended === 'yes' } : {}),
    scales: offered.filter((id) => draft[id] !== '').map((id) => ({ id, value: Number(draft[id]) })),
  };
}
