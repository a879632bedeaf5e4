import type { ReactElement } from 'react';
import type { FavoritesMessages } from '#generated/messages/favorites/messages.ts';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import type { SharedFavorites } from '#generated/openapi/wishlists.ts';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { ProductGrid } from '../../catalog/cards/product-grid.tsx';
import { toListingCard } from '../../catalog/listing.ts';
import { PageRoot } from './favorites-page.styles.ts';

export interface SharedListProps {
  readonly shared: SharedFavorites;
  readonly locale: string;
  readonly languageTag: string;
  readonly messages: FavoritesMessages;
  readonly listing: ListingMessages;
  /** Pagination links. */
  readonly pages: ReactElement | null;
  readonly onQuickShop: (productId: string) => void;
}

/** A shared list, read-only. */
export function SharedList({ shared, locale, languageTag, messages, listing, pages, onQuickShop }: SharedListProps): ReactElement {
  const cards = shared.items.flatMap(({ product }) => (product ? [{ ...toListingCard(product), colors: [] }] : []));
  return (
    <PageRoot>
      <Heading level={1} look="h2">
        {shared.name}
      </Heading>
      <Text muted>{cards.length > 0 ? messages.sharedLead : messages.sharedEmpty}</Text>
      <ProductGrid cards={cards} messages={listing} locale={locale} languageTag={languageTag} onQuickShop={onQuickShop} />
      {pages}
    </PageRoot>
  );
}
