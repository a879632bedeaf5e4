import type { ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import type { ArticleLink } from '#generated/openapi/products.ts';
import { getShopHref } from '../shop-href.ts';
import { Articles } from './search-head.styles.ts';

/** Maximum number of articles above the products. */
const MAX_ARTICLES = 3;

interface Props {
  readonly title: string;
  readonly articles: readonly ArticleLink[];
  readonly locale: string;
}

/** Help pages and stories that match a search. */
export function SearchArticles({ title, articles, locale }: Props): ReactElement {
  return (
    <Articles aria-label={title}>
      <h2>{title}</h2>
      <ul role="list">
        {articles.slice(0, MAX_ARTICLES).map(({ id, kind, title: name, excerpt, url }) => (
          <li key={id}>
            <Icon name={kind === 'help' ? 'info' : 'arrow-right'} size="small" />
            <a href={getShopHref(locale, url)}>{name}</a>
            {excerpt ? <p>{excerpt}</p> : null}
          </li>
        ))}
      </ul>
    </Articles>
  );
}
