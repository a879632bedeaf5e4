import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { parseArticleListState, countShownArticles, type ArticleListState } from '#blocks/host/article-list-state.ts';
import type { ArticleResults, PreloadedArticles } from '#blocks/host/articles.ts';
import { useHost } from '#engine/host-context.tsx';
import type { ArticleGrid } from '#generated/content/types.ts';

export interface Articles {
  /** The query of the address. */
  readonly search: string;
  readonly state: ArticleListState;
  /** Results of the current state, or of the previous one while loading; undefined before the first results. */
  readonly shown: ArticleResults | undefined;
  readonly isLoading: boolean;
}

interface Known {
  readonly key: string;
  readonly results: ArticleResults;
}

/** Returns the articles of the state in the page's address: those preloaded with the page, and the rest from a search. */
export function useArticles(
  id: string,
  { query, tags = [] }: Pick<ArticleGrid, 'query' | 'tags'>,
  pageSize: number,
  brought: PreloadedArticles | undefined,
): Articles {
  const host = useHost();
  const { address, articles } = host.services;
  const search = useSyncExternalStore(
    (onChange) => address.subscribe(onChange),
    () => address.search(),
    () => brought?.search ?? '',
  );
  const state = useMemo(() => parseArticleListState(search, id), [search, id]);
  const createKey = ({ tagIds }: ArticleListState): string => tagIds.join(' ');
  const key = createKey(state);
  const [known, setKnown] = useState<Known | undefined>(
    () => brought && { key: createKey(parseArticleListState(brought.search, id)), results: brought },
  );
  const [failed, setFailed] = useState<string>();
  const requested = countShownArticles(state, pageSize);
  const have = known?.key === key ? known.results.result.length : 0;
  const isMissing = known?.key !== key || (have < requested && have < known.results.numFound);
  const requestKey = `${key} ${requested}`;

  const loadArticles = useEffectEvent((what: string, signal: AbortSignal) => {
    const tagIds = [...tags, ...state.tagIds];
    articles.search({ query, tagIds, offset: have, limit: requested - have }, signal).then(
      ({ result, ...rest }) =>
        setKnown((before) => {
          const remaining = before?.key === key && have > 0 ? before.results.result.slice(0, have) : [];
          return { key, results: { ...rest, result: [...remaining, ...result] } };
        }),
      (error: unknown) => {
        if (signal.aborted) return;
        console.warn(`[cairn] [article-grid] ${id}: the articles could not be searched`, error);
        setFailed(what);
      },
    );
  });
  useEffect(() => {
    if (!isMissing) return undefined;
    const controller = new AbortController();
    loadArticles(requestKey, controller.signal);
    return () => controller.abort();
  }, [isMissing, requestKey]);

  const results = known?.results;
  const shown = results && known.key === key ? { ...results, result: results.result.slice(0, requested) } : results;
  return { search, state, shown, isLoading: isMissing && failed !== requestKey };
}
