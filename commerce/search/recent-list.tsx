import { useMemo, useSyncExternalStore, type ReactElement } from 'react';
import { Links } from '../catalog/head/category-links.styles.ts';
import type { RecentSearches } from './recent-searches.ts';
import { getSearchHref } from './search-href.ts';

interface Props {
  readonly title: string;
  readonly recent: RecentSearches;
  readonly locale: string;
}

const getServerSnapshot = (): string => '[]';

/** Recent searches as chips. They are unknown to the server. */
export function RecentList({ title, recent, locale }: Props): ReactElement | null {
  const known = useSyncExternalStore(recent.subscribe, () => JSON.stringify(recent.list()), getServerSnapshot);
  const queries = useMemo(() => JSON.parse(known) as readonly string[], [known]);
  if (queries.length === 0) return null;
  return (
    <Links aria-label={title}>
      <h2>{title}</h2>
      <ul role="list">
        {queries.map((query) => (
          <li key={query}>
            <a href={getSearchHref(locale, query)}>{query}</a>
          </li>
        ))}
      </ul>
    </Links>
  );
}
