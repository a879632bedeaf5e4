import { ARTICLE_LIST_PARAMETERS } from './article-list-parameters.ts';

/** What a reader has chosen in a list of articles; it stands in the page's address, so that Back, reload and a link show the same. */
export interface ArticleListState {
  readonly tagIds: readonly string[];
  /** Of the last stretch on show; all before it are shown too. */
  readonly offset: number;
}

/** As many articles as one search answers. */
const MOST = 100;
const MOST_TAGS = 10;

const nameOf = (blockId: string, field: 'tagId' | 'offset'): string => `${ARTICLE_LIST_PARAMETERS}${blockId}[${field}]`;

/** @param search the address's query. */
export function parseArticleListState(search: string, blockId: string): ArticleListState {
  const query = new URLSearchParams(search);
  const offset = Number(query.get(nameOf(blockId, 'offset')) ?? 0);
  return {
    tagIds: [...new Set(query.getAll(nameOf(blockId, 'tagId')))].filter((id) => id !== '').slice(0, MOST_TAGS),
    offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0,
  };
}

/** The address's query with another state of one list; all else stays. At least "?", so that as a link it leads to this page. */
export function articleListSearch(search: string, blockId: string, { tagIds, offset }: ArticleListState): string {
  const query = new URLSearchParams(search);
  query.delete(nameOf(blockId, 'tagId'));
  query.delete(nameOf(blockId, 'offset'));
  for (const id of tagIds) query.append(nameOf(blockId, 'tagId'), id);
  if (offset > 0) query.set(nameOf(blockId, 'offset'), String(offset));
  return `?${query}`;
}

/** How many articles a state shows, from the first on. */
export function shownArticles({ offset }: ArticleListState, pageSize: number): number {
  const stretches = Math.floor(Math.min(offset, MOST) / pageSize) + 1;
  return Math.min(MOST, stretches * pageSize);
}

/** The state with a tag chosen, or no longer so: the list begins anew. */
export function withTag({ tagIds }: ArticleListState, id: string): ArticleListState {
  return { tagIds: tagIds.includes(id) ? tagIds.filter((known) => known !== id) : [...tagIds, id], offset: 0 };
}
