import type { ReactElement } from 'react';
import { Heading } from '#ui/heading/heading.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import type { CatalogMessages } from '#generated/messages/catalog/messages.ts';
import type { ArticleLink, Correction, UnderstoodPart } from '#generated/openapi/products.ts';
import { formatList } from '#messages/format/list.ts';
import { getSearchHref } from '../../search/search-href.ts';
import { Head } from '../listing-head.styles.ts';
import { SearchArticles } from './search-articles.tsx';
import { SearchForm } from './search-form.tsx';
import { Understood } from './search-head.styles.ts';

export interface SearchHeadProps {
  /** The shopper's query; "" before the first search. */
  readonly query: string;
  readonly correction?: Correction;
  readonly understood: readonly UnderstoodPart[];
  readonly omitted: readonly string[];
  readonly articles: readonly ArticleLink[];
  /** False if no product was found, even without the omitted words. */
  readonly hasResults: boolean;
  readonly messages: CatalogMessages;
  readonly locale: string;
  readonly languageTag: string;
}

/** Heading of a search: its query, how it was interpreted, and matching articles. */
export function SearchHead(props: SearchHeadProps): ReactElement {
  const { query, correction, understood, omitted, articles, hasResults, messages, locale, languageTag } = props;
  const applied = correction?.applied === true ? correction.corrected : query;
  const parts = understood.filter(({ relaxed }) => !relaxed);
  const leftOut = hasResults ? [...understood.filter(({ relaxed }) => relaxed).map(({ label }) => label), ...omitted] : [];
  return (
    <Head>
      <Heading level={1} look="h2">
        {query === '' ? messages.searchPrompt : hasResults ? messages.searchResults({ query: applied }) : messages.searchTitle}
      </Heading>
      {correction ? <CorrectionText correction={correction} messages={messages} locale={locale} /> : null}
      <SearchForm action={`/${locale}/search`} label={messages.searchLabel} submitLabel={messages.searchSubmit} query={query} />
      {parts.length > 0 ? (
        <Understood>
          <span id="search-understood">{messages.searchUnderstood}</span>
          <ul role="list" aria-labelledby="search-understood">
            {parts.map(({ kind, words, label, queryWithout }) => (
              <li key={`${kind} ${words}`}>
                <a
                  href={queryWithout === undefined ? `/${locale}/search` : getSearchHref(locale, queryWithout)}
                  rel="nofollow"
                  aria-label={messages.searchPartRemove({ name: label })}
                >
                  {label}
                  <Icon name="close" size="small" />
                </a>
              </li>
            ))}
          </ul>
        </Understood>
      ) : null}
      {leftOut.length > 0 ? <Text muted>{messages.searchLeftOut({ parts: formatList(leftOut, languageTag) })}</Text> : null}
      {articles.length > 0 ? <SearchArticles title={messages.searchArticles} articles={articles} locale={locale} /> : null}
    </Head>
  );
}

/** "Showing results for …" if the corrected query was used, otherwise "Did you mean …". */
function CorrectionText({
  correction,
  messages,
  locale,
}: Pick<SearchHeadProps, 'messages' | 'locale'> & { readonly correction: Correction }): ReactElement {
  const { original, corrected, applied } = correction;
  const linkTo = (href: string) => (text: string) => (
    <a key="link" href={href} rel="nofollow">
      {text}
    </a>
  );
  return (
    <Text>
      {applied
        ? messages.searchCorrected({ original, corrected, link: linkTo(getSearchHref(locale, original, { exact: 'true' })) })
        : messages.searchMeant({ corrected, link: linkTo(getSearchHref(locale, corrected)) })}
    </Text>
  );
}
