import type { ReactElement } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';
import type { CatalogMessages } from '#generated/messages/catalog/messages.ts';
import { Head } from '../listing-head.styles.ts';
import { SearchForm } from './search-form.tsx';

export interface SearchHeadProps {
  /** The shopper's words; "" where there are none yet. */
  readonly query: string;
  /** The words that the products below hold, where the shopper's own were found nowhere. */
  readonly suggestion?: string;
  readonly messages: CatalogMessages;
  readonly locale: string;
}

/** What was searched for, and where to search again. */
export function SearchHead({ query, suggestion, messages, locale }: SearchHeadProps): ReactElement {
  return (
    <Head>
      <Heading level={1} look="h2">
        {query === '' ? messages.searchPrompt : messages.searchResults({ query })}
      </Heading>
      {suggestion ? <Text>{messages.searchMended({ query, suggestion, link: (found) => searchLink(locale, found) })}</Text> : null}
      <SearchForm action={`/${locale}/search`} label={messages.searchLabel} submitLabel={messages.searchSubmit} query={query} />
    </Head>
  );
}

function searchLink(locale: string, query: string): ReactElement {
  return (
    <a key="link" href={`/${locale}/search?${new URLSearchParams({ q: query })}`}>
      {query}
    </a>
  );
}
