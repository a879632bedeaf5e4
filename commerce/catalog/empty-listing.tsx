import type { ReactElement } from 'react';
import { ButtonLink } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import { CategoryLinks, type CategoryLinkItem } from './category-links.tsx';
import type { Say } from './catalog-text.ts';
import { Empty } from './empty-listing.styles.ts';
import type { ListingSource } from './listing.ts';

export interface EmptyListingProps {
  readonly source: ListingSource;
  readonly say: Say;
  readonly locale: string;
  /** Leads to the list without filters, where some are set. */
  readonly clearHref?: string;
  readonly popular?: readonly CategoryLinkItem[];
}

/** Why there is nothing, and the next best thing. */
export function EmptyListing({ source, say, locale, clearHref, popular }: EmptyListingProps): ReactElement {
  const isSearch = 'query' in source && source.query !== '';
  const title = clearHref ? say('emptyFiltered') : isSearch ? say('searchEmpty', { query: source.query }) : say('empty');
  return (
    <Empty data-inside={clearHref ? true : undefined}>
      <Heading level={2} look="h4">
        {title}
      </Heading>
      {clearHref ? (
        <>
          <Text muted>{say('emptyHint')}</Text>
          <ButtonLink href={clearHref} variant="outline">
            {say('filtersClear')}
          </ButtonLink>
        </>
      ) : null}
      {popular !== undefined && popular.length > 0 ? <CategoryLinks title={say('popular')} links={popular} locale={locale} /> : null}
    </Empty>
  );
}
