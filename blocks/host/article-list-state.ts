import { ARTICLE_LIST_PARAMETERS } from './article-list-parameters.ts';

/** The reader's choices in a list of articles; stored in the page's address, so that Back, reload and links restore them. */
export interface ArticleListState {
  readonly tagIds: readonly string[];
  /** Offset of the last visible page of the list; all pages before it are visible too. */
  readonly offset: number;
}

/** Maximum number of articles that one search returns. */
const MAX_ARTICLES = 100;
const MAX_TAGS = 10;

const getParameterName = (blockId: string, field: 'tagId' | 'offset'): string => `${ARTICLE_LIST_PARAMETERS}${blockId}[${field}]`;

/** @param search the query of the address. */
export function parseArticleListState(search: string, blockId: string): ArticleListState {
  const query = new URLSearchParams(search);
  const offset = Number(query.get(getParameterName(blockId, 'offset')) ?? 0);
  return {
    tagIds: [...new Set(query.getAll(getParameterName(blockId, 'tagId')))].filter((id) => id !== '').slice(0, MAX_TAGS),
    offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0,
  };
}

/** Returns the query with another state of one list; everything else stays. At least "?", so that as a link it leads to this page. */
export function formatArticleListSearch(search: string, blockId: string, { tagIds, offset }: ArticleListState): string {
  const query = new URLSearchParams(search);
  query.delete(getParameterName(blockId, 'tagId'));
  query.delete(getParameterName(blockId, 'offset'));
  for (const id of tagIds) query.append(getParameterName(blockId, 'tagId'), id);
  if (offset > 0) query.set(getParameterName(blockId, 'offset'), String(offset));
  return `?${query}`;
}

/** Returns how many articles a state shows, from the first on. */
export function countShownArticles({ offset }: ArticleListState, pageSize: number): number {
  const stretches = Math.floor(Math.min(offset, MAX_ARTICLES) / pageSize) + 1;
  return Math.min(MAX_ARTICLES, stretches * pageSize);
}

/** Toggles a tag and restarts the list. */
export function toggleTag({ tagIds }: ArticleListState, id: string): ArticleListState {
  return { tagIds: tagIds.includes(id) ? tagIds.filter((known) => known !== id) : [...tagIds, id], offset: 0 };
}
