import type { OperationAnswer } from '#generated/openapi/operations.ts';
import type { Handler } from '../router/handler.ts';
import { cacheHeaders, readSiteView, type ContentPorts } from './content-call.ts';
import { expandDocument } from './expanded-document.ts';
import { byDateThenSlug } from './get-children.ts';
import { matchesQuery } from './searchable-text.ts';
import { summarizeArticle, type ArticleSummary } from './summaries.ts';

type Facet = OperationAnswer<'searchContent'>['facets'][number];

/** The tags of what was found, most frequent first. */
function countFacets(found: readonly ArticleSummary[]): Facet[] {
  const counts = new Map<string, Required<Facet>>();
  for (const { id = '', label } of found.flatMap((article) => article.tags)) {
    counts.set(id, { id, label, count: (counts.get(id)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || a.label.localeCompare(b.label));
}

/** Articles that hold every word and every tag asked for, newest first. */
export function createSearchContent(ports: ContentPorts): Handler<'searchContent'> {
  return {
    handle(call) {
      const view = readSiteView(ports, call);
      const { query = '', exclude, offset = 0, limit = 12, 'tagId[]': tagIds = [] } = call.query;
      const found = ports.store
        .list(view, ['articles'])
        .map((document) => expandDocument(ports, view, document).page)
        .filter((page) => page.id !== exclude && matchesQuery(page, query.trim()))
        .sort(byDateThenSlug)
        .map(summarizeArticle)
        .filter(({ tags }) => tagIds.every((id) => tags.some((tag) => tag.id === id)));
      const result = found.slice(offset, offset + limit);
      return { body: { result, facets: countFacets(found), numFound: found.length }, headers: cacheHeaders(view.mode) };
    },
  };
}
