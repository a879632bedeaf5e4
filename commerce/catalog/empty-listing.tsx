import type { ReactElement } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import type { RecentSearches } from '../search/recent-searches.ts';
import { RecentList } from '../search/recent-list.tsx';
import { ProductGrid } from './cards/product-grid.tsx';
import { CategoryLinks, type CategoryLinkItem } from './head/category-links.tsx';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import { Empty, Hints, PopularProducts } from './empty-listing.styles.ts';
import type { ListingCard, ListingSource } from './listing.ts';
import { getShopHref } from './shop-href.ts';

/** A popular product. */
export interface PopularChoice {
  readonly categories: readonly CategoryLinkItem[];
  readonly cards: readonly ListingCard[];
}

export interface EmptyListingProps {
  readonly source: ListingSource;
  readonly messages: ListingMessages;
  readonly locale: string;
  readonly languageTag: string;
  /** Link to the list without filters, if any are set. */
  readonly clearHref?: string;
  readonly popular?: PopularChoice | undefined;
  readonly recent?: RecentSearches | undefined;
}

/** Explains an empty list and suggests alternatives; for a search without a query, starting points. */
export function EmptyListing(props: EmptyListingProps): ReactElement {
  const { source, messages, locale, languageTag, clearHref, popular, recent } = props;
  const query = 'query' in source ? source.query : undefined;
  const isHub = query === '' && clearHref === undefined;
  const isSearch = query !== undefined && query !== '';
  const title = clearHref ? messages.emptyFiltered : isSearch ? messages.searchEmpty({ query }) : messages.empty;
  return (
    <Empty data-inside={clearHref ? true : undefined}>
      {isHub ? null : (
        <Heading level={2} look="h4">
          {title}
        </Heading>
      )}
      {clearHref ? (
        <>
          <Text muted>{messages.emptyHint}</Text>
          <ButtonLink href={clearHref} variant="outline">
            {messages.filtersClear}
          </ButtonLink>
        </>
      ) : isSearch ? (
        <Hints>
          <li>{messages.searchHintSpelling}</li>
          <li>{messages.searchHintShorter}</li>
          <li>{messages.searchHintContact({ link: (text) => renderContactLink(locale, text) })}</li>
        </Hints>
      ) : null}
      {isHub && recent ? <RecentList title={messages.recentSearches} recent={recent} locale={locale} /> : null}
      {popular && popular.categories.length > 0 ? (
        <CategoryLinks title={messages.popular} links={popular.categories} locale={locale} />
      ) : null}
      {popular && popular.cards.length > 0 ? (
        <PopularProducts>
          <Heading level={2} look="h5">
            {messages.popularProducts}
          </Heading>
          <ProductGrid cards={popular.cards} messages={messages} locale={locale} languageTag={languageTag} />
        </PopularProducts>
      ) : null}
    </Empty>
  );
}

function renderContactLink(locale: string, text: string): ReactElement {
  return (
    <a key="link" href={getShopHref(locale, '/contact-us')}>
      {text}
    </a>
  );
}
