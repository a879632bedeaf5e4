import { reviewInputLimits } from '#generated/openapi/limits.ts';
import type { ReviewInput, ScaleId } from '#generated/openapi/reviews.ts';
import { createBadRequestError, CallError } from '../../router/call-error.ts';
import type { StoredScales } from '../../database/tables/reviews.ts';

const { maxLength } = reviewInputLimits.text;

/** @throws CallError 400 REV410 for a text longer than the contract allows */
export function rejectLongText(body: unknown): null {
  const text = typeof body === 'object' && body !== null && 'text' in body ? body.text : undefined;
  if (typeof text === 'string' && (text.match(/./gsu)?.length ?? 0) > maxLength)
    throw new CallError(400, 'REV410', [
      { message: `body/text: must NOT have more than ${maxLength} characters`, additionalInfo: { field: 'text' } },
    ]);
  return null;
}

/**
 * Converts the scales of a review to a map by id.
 * @throws CallError 400 for a scale that does not apply to the style, or is rated twice
 */
export function validateScales({ scales = [] }: ReviewInput, applicable: readonly ScaleId[]): StoredScales {
  const faults = scales.flatMap(({ id }, index) => {
    if (!applicable.includes(id)) return [`body/scales/${index}/id: does not apply to this product`];
    return scales.findIndex((other) => other.id === id) < index ? [`body/scales/${index}/id: is rated twice`] : [];
  });
  if (faults.length > 0) throw createBadRequestError(faults);
  return Object.fromEntries(scales.map(({ id, value }) => [id, value]));
}
