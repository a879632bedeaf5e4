import type { ReactElement } from 'react';
import type { SavedItemsMessages } from '#generated/messages/saved-items/messages.ts';
import type { SavedItem } from '#generated/openapi/wishlists.ts';
import { Price } from '#ui/price/price.tsx';
import type { Formatters } from '../site/formatters.ts';
import { SavedFact } from './saved-items-section.styles.ts';

interface Props {
  readonly item: SavedItem;
  readonly messages: SavedItemsMessages;
  readonly formatters: Formatters;
}

/** Current unit price, and its change since the item was saved. */
export function SavedPrice({ item: { price, priceWhenSaved, qty }, messages, formatters: { money } }: Props): ReactElement | null {
  if (!price) return null;
  const { current, original } = price;
  const amount = qty === 1 ? money(current) : messages.each({ price: money(current) });
  const isReduced = original > current;
  return (
    <div>
      {isReduced ? (
        <Price current={amount} original={money(original)} currentLabel={messages.priceNow} originalLabel={messages.priceWas} />
      ) : (
        <Price current={amount} />
      )}
      {priceWhenSaved === undefined || priceWhenSaved === current ? null : (
        <SavedFact data-kind={current < priceWhenSaved ? 'down' : 'up'}>
          {current < priceWhenSaved
            ? messages.priceDown({ price: money(priceWhenSaved) })
            : messages.priceUp({ price: money(priceWhenSaved) })}
        </SavedFact>
      )}
    </div>
  );
}
