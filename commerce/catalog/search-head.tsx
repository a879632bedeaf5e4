import type { ReactElement } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import type { CatalogWords, Say } from './catalog-text.ts';
import { Head } from './listing-head.styles.ts';
import { SearchForm } from './search-form.tsx';

export interface SearchHeadProps {
  /** The shopper's words; "" where there are none yet. */
  readonly query: string;
  /** The words that the products below hold, where the shopper's own were found nowhere. */
  readonly suggestion?: string;
  readonly say: Say<CatalogWords>;
  readonly locale: string;
}

/** What was searched for, and where to search again. */
export function SearchHead({ query, suggestion, say, locale }: SearchHeadProps): ReactElement {
  return (
    <Head>
      <Heading level={1} look="h2">
        {query === '' ? say('searchPrompt') : say('searchResults', { query })}
      </Heading>
      {suggestion ? (
        <Text>
          {say('searchMended', { query })} <a href={`/${locale}/search?${new URLSearchParams({ q: suggestion })}`}>{suggestion}</a>
        </Text>
      ) : null}
      <SearchForm action={`/${locale}/search`} label={say('searchLabel')} submitLabel={say('searchSubmit')} query={query} />
    </Head>
  );
}
