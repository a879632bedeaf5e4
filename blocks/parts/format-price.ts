import { formatMoneyRange } from '#messages/format/money.ts';
import type { RecommendedPrice } from '#blocks/host/recommendations.ts';

export interface PriceTexts {
  readonly current: string;
  /** Only when it differs from the current price. */
  readonly original?: string;
}

/** Prices in the reader's language; ranges where low and high differ. */
export function formatPrice(price: RecommendedPrice, languageTag: string): PriceTexts {
  const { lowCurrent, highCurrent, lowOriginal, highOriginal, currency } = price;
  const range = (low: number, high: number): string => formatMoneyRange(low, Math.max(low, high), currency, languageTag);
  const isReduced = lowOriginal > lowCurrent || highOriginal > highCurrent;
  return { current: range(lowCurrent, highCurrent), ...(isReduced && { original: range(lowOriginal, highOriginal) }) };
}
