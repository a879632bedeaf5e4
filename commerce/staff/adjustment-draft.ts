import { priceAdjustmentInputLimits } from '#generated/openapi/limits.ts';
import { priceAdjustmentKindValues, priceAdjustmentReasonValues } from '#generated/openapi/enums.ts';
import type { PriceAdjustmentInput } from '#generated/openapi/cart.ts';
import type { PriceAdjustment } from '#generated/openapi/shared.ts';

/** Values of the form's controls. */
export interface AdjustmentDraft {
  readonly kind: string;
  readonly value: string;
  readonly reason: string;
  readonly note: string;
}

export type AdjustmentField = keyof AdjustmentDraft;

export type AdjustmentFault = 'valueMissing' | 'valueTooHigh' | 'reasonMissing';

/** At most two decimals after a point or comma. */
const NUMBER = /^\d{1,7}(?:[.,]\d{1,2})?$/;

/** @param languageTag BCP 47; sets the decimal separator of the value */
export function createDraft(adjustment: PriceAdjustment | undefined, languageTag: string): AdjustmentDraft {
  if (!adjustment) return { kind: 'PERCENTAGE' satisfies PriceAdjustment['kind'], value: '', reason: '', note: '' };
  const { kind, value, reason, note = '' } = adjustment;
  const number = new Intl.NumberFormat(languageTag, { useGrouping: false, maximumFractionDigits: 2 });
  return { kind, value: number.format(value), reason, note };
}

/**
 * Parses a draft.
 * @returns the request, or the error of each field
 */
export function parseDraft({
  kind: kindText,
  value: valueText,
  reason: reasonText,
  note,
}: AdjustmentDraft):
  | Omit<PriceAdjustmentInput, 'itemId'>
  | { readonly faults: Readonly<Partial<Record<AdjustmentField, AdjustmentFault>>> } {
  const kind = priceAdjustmentKindValues.find((one) => one === kindText);
  const reason = priceAdjustmentReasonValues.find((one) => one === reasonText);
  const value = NUMBER.test(valueText.trim()) ? Number(valueText.trim().replace(',', '.')) : undefined;
  const isPercentage = kind === 'PERCENTAGE';
  const valueFault: AdjustmentFault | undefined =
    value === undefined ? 'valueMissing' : isPercentage && value > 100 ? 'valueTooHigh' : undefined;
  if (kind === undefined || reason === undefined || value === undefined || valueFault)
    return { faults: { ...(valueFault && { value: valueFault }), ...(reason === undefined && { reason: 'reasonMissing' as const }) } };
  const text = note.trim().slice(0, priceAdjustmentInputLimits.note.maxLength);
  return { kind, value, reason, ...(text === '' ? {} : { note: text }) };
}
