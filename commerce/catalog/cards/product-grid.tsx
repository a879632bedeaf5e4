import type { ReactElement, ReactNode } from 'react';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import type { ListingCard } from '../listing.ts';
import { ProductCard, type ProductCardProps } from './product-card.tsx';
import { CardRoot } from './product-card.styles.ts';
import { Products } from './product-grid.styles.ts';

/** Other content among the cards. */
export interface GridInsert {
  /** Number of cards before it; omitted if there are fewer. */
  readonly position: number;
  /** Spans the grid, or has the size of a card. */
  readonly size: 'row' | 'entry';
  readonly element: ReactNode;
}

export interface ProductGridProps {
  readonly cards: readonly ListingCard[];
  readonly inserts?: readonly GridInsert[];
  /** Number of placeholders for cards that are loading. */
  readonly coming?: number;
  /** The list is stale while another one loads. */
  readonly isPending?: boolean;
  readonly messages: ListingMessages;
  readonly locale: string;
  readonly languageTag: string;
  readonly requested?: readonly string[];
  readonly onSelect?: ProductCardProps['onSelect'];
  readonly onQuickShop?: ProductCardProps['onQuickShop'];
}

/** Number of cards that most screens show without scrolling. */
const EARLY = 4;
const none: readonly GridInsert[] = [];
const SIZES = '(min-width: 1280px) 18vw, (min-width: 1024px) 23vw, (min-width: 600px) 31vw, 46vw';

export function ProductGrid({
  cards,
  inserts = none,
  coming = 0,
  isPending = false,
  messages,
  locale,
  languageTag,
  requested,
  onSelect,
  onQuickShop,
}: ProductGridProps): ReactElement {
  return (
    <Products role="list" data-pending={isPending || undefined} aria-busy={isPending || coming > 0 || undefined}>
      {cards.flatMap((card, index) => [
        <li key={card.id}>
          <ProductCard
            card={card}
            messages={messages}
            locale={locale}
            languageTag={languageTag}
            sizes={SIZES}
            loading={index === 0 ? 'first' : index < EARLY ? 'early' : 'lazy'}
            preferredColors={requested}
            index={index}
            onSelect={onSelect}
            onQuickShop={onQuickShop}
          />
        </li>,
        ...inserts
          .filter(({ position }) => position === index + 1)
          .map(({ size, element }, at) => (
            <li key={`insert-${index}-${at}`} data-insert={size}>
              {element}
            </li>
          )),
      ])}
      {Array.from({ length: coming }, (_, index) => (
        <li key={`coming-${index}`} aria-hidden="true">
          <CardRoot as="div">
            <Skeleton shape="portrait" />
            <Skeleton />
            <Skeleton />
          </CardRoot>
        </li>
      ))}
    </Products>
  );
}
