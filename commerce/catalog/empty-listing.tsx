import type { ReactElement } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { CategoryLinks, type CategoryLinkItem } from './head/category-links.tsx';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import { Empty } from './empty-listing.styles.ts';
import type { ListingSource } from './listing.ts';

export interface EmptyListingProps {
  readonly source: ListingSource;
  readonly messages: ListingMessages;
  readonly locale: string;
  /** Leads to the list without filters, where some are set. */
  readonly clearHref?: string;
  readonly popular?: readonly CategoryLinkItem[];
}

/** Why there is nothing, and the next best thing. */
export function EmptyListing({ source, messages, locale, clearHref, popular }: EmptyListingProps): ReactElement {
  const isSearch = 'query' in source && source.query !== '';
  const title = clearHref ? messages.emptyFiltered : isSearch ? messages.searchEmpty({ query: source.query }) : messages.empty;
  return (
    <Empty data-inside={clearHref ? true : undefined}>
      <Heading level={2} look="h4">
        {title}
      </Heading>
      {clearHref ? (
        <>
          <Text muted>{messages.emptyHint}</Text>
          <ButtonLink href={clearHref} variant="outline">
            {messages.filtersClear}
          </ButtonLink>
        </>
      ) : null}
      {popular !== undefined && popular.length > 0 ? <CategoryLinks title={messages.popular} links={popular} locale={locale} /> : null}
    </Empty>
  );
}
