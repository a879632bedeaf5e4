import type { ReactElement } from 'react';
import type { RecommendedPrice } from '#blocks/host/recommendations.ts';
import { Price } from '#ui/price/price.tsx';
import { formatPrice } from './format-price.ts';

/** What a block says of a price. */
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

/** The price of a product in a list, with what is to be said of a reduced one. */
export function ProductPrice({ price, languageTag, messages }: ProductPriceProps): ReactElement {
  const { current, original, saving, historicBest, earlierSale } = formatPrice(price, languageTag);
  if (original === undefined) return <Price current={current} />;
  const notes = [
    ...(historicBest === undefined ? [] : [messages.historicBest({ price: historicBest })]),
    ...(earlierSale === undefined ? [] : [messages.earlierSale({ price: earlierSale })]),
  ];
  return (
    <Price
      current={current}
      original={original}
      currentLabel={messages.now}
      originalLabel={messages.was}
      {...(saving === undefined ? {} : { saving })}
      {...(notes.length === 0 ? {} : { note: notes.join(' · ') })}
    />
  );
}
