import type { PriceAdjustmentsMessages } from '#generated/messages/price-adjustments/messages.ts';
import type { PriceAdjustment } from '#generated/openapi/shared.ts';

/** Names of the kinds, in the order of the form. */
export function getKindTexts(messages: PriceAdjustmentsMessages): Readonly<Record<PriceAdjustment['kind'], string>> {
  return { PERCENTAGE: messages.kindPercentage, AMOUNT: messages.kindAmount, FIXED_PRICE: messages.kindFixedPrice };
}

/** Names of the reasons. */
export function getReasonTexts(messages: PriceAdjustmentsMessages): Readonly<Record<PriceAdjustment['reason'], string>> {
  return {
    DAMAGED: messages.reasonDamaged,
    PRICE_MATCH: messages.reasonPriceMatch,
    SERVICE_RECOVERY: messages.reasonServiceRecovery,
    DISPLAY_ITEM: messages.reasonDisplayItem,
    MANAGER_DECISION: messages.reasonManagerDecision,
  };
}

/** Error text of the value; undefined for an error that does not concern it. */
export function getValueErrorText(
  errorId: string | undefined,
  maxPercent: unknown,
  { notLower, aboveLimit, aboveOwnLimit }: PriceAdjustmentsMessages,
): string | undefined {
  if (errorId === 'PRC400') return notLower;
  if (errorId !== 'PRC403') return undefined;
  return typeof maxPercent === 'number' ? aboveLimit({ percent: maxPercent }) : aboveOwnLimit;
}
