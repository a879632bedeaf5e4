import type { ReactElement } from 'react';
import type { RecommendedPrice } from '#blocks/host/recommendations.ts';
import { formatMoneyRange } from '#messages/format/money.ts';
import { formatNumber } from '#messages/format/number.ts';
import { Price } from '#ui/price/price.tsx';

/** Messages of a price. */
export interface PriceMessages {
  readonly now: string;
  readonly was: string;
  historicBest(values: { readonly price: string }): string;
  earlierSale(values: { readonly price: string }): string;
}

interface ProductPriceProps {
  readonly price: RecommendedPrice;
  readonly languageTag: string;
  readonly messages: PriceMessages;
}

/** The price of a product in a list, a range when low and high differ, with the notes of a reduced one. */
export function ProductPrice({ price, languageTag, messages }: ProductPriceProps): ReactElement {
  const { lowCurrent, highCurrent, lowOriginal, highOriginal, currency, percentagePriceDiscount: percent } = price;
  const formatAmount = (low: number, high = low): string => formatMoneyRange(low, Math.max(low, high), currency, languageTag);
  const current = formatAmount(lowCurrent, highCurrent);
  if (lowOriginal <= lowCurrent && highOriginal <= highCurrent) return <Price current={current} />;
  // A price that is already shown needs no note.
  const createNotes = (amount = lowOriginal, format: PriceMessages['historicBest']): readonly string[] =>
    amount === lowOriginal ? [] : [format({ price: formatAmount(amount) })];
  const notes = [
    ...(price.discountName === undefined ? [] : [price.discountName]),
    ...createNotes(price.historicBestPrice, messages.historicBest),
    ...createNotes(price.previousBestSalesPrice, messages.earlierSale),
  ];
  return (
    <Price
      current={current}
      original={formatAmount(lowOriginal, highOriginal)}
      currentLabel={messages.now}
      originalLabel={messages.was}
      saving={percent ? formatNumber(-percent / 100, languageTag, { style: 'percent' }) : undefined}
      note={notes.join('\n')}
    />
  );
}
