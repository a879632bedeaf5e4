import { formatMoney, formatMoneyRange } from '#messages/format/money.ts';
import { formatNumber } from '#messages/format/number.ts';
import type { RecommendedPrice } from '#blocks/host/recommendations.ts';

/** Prices in the reader's language. All but the current one are of a reduced product. */
export interface PriceTexts {
  readonly current: string;
  readonly original?: string;
  /** "−20%". */
  readonly saving?: string;
  /** Only where it is not the original price. */
  readonly historicBest?: string;
  readonly earlierSale?: string;
}

/** Ranges where low and high differ. */
export function formatPrice(price: RecommendedPrice, languageTag: string): PriceTexts {
  const { lowCurrent, highCurrent, lowOriginal, highOriginal, currency } = price;
  const { historicBestPrice, previousBestSalesPrice, percentagePriceDiscount = 0 } = price;
  const range = (low: number, high: number): string => formatMoneyRange(low, Math.max(low, high), currency, languageTag);
  const current = range(lowCurrent, highCurrent);
  if (lowOriginal <= lowCurrent && highOriginal <= highCurrent) return { current };
  const original = range(lowOriginal, highOriginal);
  const historicBest = historicBestPrice === undefined ? undefined : formatMoney(historicBestPrice, currency, languageTag);
  return {
    current,
    original,
    ...(percentagePriceDiscount > 0 && { saving: formatNumber(-percentagePriceDiscount / 100, languageTag, { style: 'percent' }) }),
    ...(historicBest !== undefined && historicBest !== original && { historicBest }),
    ...(previousBestSalesPrice !== undefined && { earlierSale: formatMoney(previousBestSalesPrice, currency, languageTag) }),
  };
}
