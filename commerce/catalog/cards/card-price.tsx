import type { ReactElement } from 'react';
import { Price } from '#ui/price/price.tsx';
import { formatMoney, formatMoneyRange } from '#messages/format/money.ts';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import type { CardPrice as CardPriceData } from '../listing.ts';

export interface CardPriceProps {
  readonly price: CardPriceData;
  readonly languageTag: string;
  readonly messages: Pick<ListingMessages, 'from' | 'priceNow' | 'priceWas'>;
}

/** A single price if all colors cost the same; otherwise the lowest price, or the range of prices if none is reduced. */
export function CardPrice({ price, languageTag, messages }: CardPriceProps): ReactElement {
  const { current, original = current, lowCurrent = current, highCurrent = current, currency, discountName } = price;
  const { highOriginal = Math.max(original, highCurrent) } = price;
  const formatAmount = (amount: number): string => formatMoney(amount, currency, languageTag);
  const isRange = lowCurrent < highCurrent;
  const isReduced =
    original > current || highOriginal > highCurrent || (isRange && highOriginal > lowCurrent && price.lowOriginal === highOriginal);
  if (!isReduced)
    return <Price current={isRange ? formatMoneyRange(lowCurrent, highCurrent, currency, languageTag) : formatAmount(current)} />;
  return (
    <Price
      current={isRange ? messages.from({ price: formatAmount(lowCurrent) }) : formatAmount(current)}
      original={formatAmount(isRange ? highOriginal : original)}
      currentLabel={messages.priceNow}
      originalLabel={messages.priceWas}
      note={discountName}
    />
  );
}
