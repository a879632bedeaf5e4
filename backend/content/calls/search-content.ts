import type { Page } from '#generated/content/types.ts';
import type { OperationResponse } from '#generated/openapi/operations.ts';
import type { Handler } from '../../router/handler.ts';
import { createCacheHeaders, resolveSiteView, type ContentPorts } from './content-call.ts';
import type { ContentView } from '../content-store.ts';
import { expandDocument } from '../documents/expand-document.ts';
import { compareByDateThenSlug } from './get-children.ts';
import { createMatcher } from '../documents/searchable-text.ts';
import type { StoredDocument } from '../documents/stored-document.ts';
import { summarizeArticle, type ArticleSummary } from '../documents/summaries.ts';

type Facet = OperationResponse<'searchContent'>['facets'][number];

/** The tags of the results, most frequent first. */
function countFacets(found: readonly ArticleSummary[]): Facet[] {
  const counts = new Map<string, Required<Facet>>();
  for (const { id = '', label } of found.flatMap((article) => article.tags)) {
    counts.set(id, { id, label, count: (counts.get(id)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
}

interface FoundArticle {
  readonly page: Page;
  readonly summary: ArticleSummary;
}

/** Articles of a list of the store, newest first; cached for each list. */
function createArticlesOf(ports: ContentPorts) {
  const known = new WeakMap<readonly StoredDocument[], readonly FoundArticle[]>();
  return (view: ContentView): readonly FoundArticle[] => {
    const list = ports.store.list(view, ['articles']);
    const found =
      known.get(list) ??
      list
        .map((document) => expandDocument(ports, view, document).page)
        .sort(compareByDateThenSlug)
        .map((page) => ({ page, summary: summarizeArticle(page) }));
    known.set(list, found);
    return found;
  };
}

/** Finds articles with all of the words and tags, newest first. */
export function createSearchContent(ports: ContentPorts): Handler<'searchContent'> {
  const articlesOf = createArticlesOf(ports);
  return {
    handle(call) {
      const view = resolveSiteView(ports, call);
      const { query = '', exclude, offset = 0, limit = 12, 'tagId[]': tagIds = [] } = call.query;
      const matches = createMatcher(query.trim());
      const found = articlesOf(view)
        .filter(({ page }) => page.id !== exclude && matches(page))
        .map(({ summary }) => summary)
        .filter(({ tags }) => tagIds.every((id) => tags.some((tag) => tag.id === id)));
      const result = found.slice(offset, offset + limit);
      return { body: { result, facets: countFacets(found), numFound: found.length }, headers: createCacheHeaders(ports, view) };
    },
  };
}
