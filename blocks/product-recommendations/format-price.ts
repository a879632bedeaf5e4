import type { RecommendedPrice } from '#blocks/host/recommendations.ts';

export interface PriceTexts {
  readonly current: string;
  /** Only when it differs from the current price. */
  readonly original?: string;
}

/** Prices in the reader's language; ranges where low and high differ. CAD is shown as a code, others as a symbol. */
export function formatPrice(price: RecommendedPrice, locale: string): PriceTexts {
  const { lowCurrent, highCurrent, lowOriginal, highOriginal, currency } = price;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: currency === 'CAD' ? 'code' : 'symbol' });
  const range = (low: number, high: number): string => (low < high ? `${format.format(low)} – ${format.format(high)}` : format.format(low));
  const isReduced = lowOriginal > lowCurrent || highOriginal > highCurrent;
  return { current: range(lowCurrent, highCurrent), ...(isReduced && { original: range(lowOriginal, highOriginal) }) };
}
