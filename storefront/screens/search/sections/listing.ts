import { PAGE_SIZE } from '#commerce/catalog/listing-state.ts';
import type { SearchProductsResponse, UnderstoodPart } from '#generated/openapi/products.ts';
import { createListingData } from '../../../listing/listing-data.ts';
import { createSection } from '../../../sections/section.ts';
import { parseSearchRequest } from '../search-request.ts';
import { popular } from './popular.ts';
import { results } from './results.ts';

/** The products found. */
export const listing = createSection({
  name: 'listing',
  uses: { results, popular },
  async show({ used }, { context }) {
    const { query, exact, state, path } = parseSearchRequest(context);
    const { results: result } = used;
    const isEmpty = result === undefined || result.total === 0;
    const source = { query, ...(exact ? { exact } : {}) };
    const choice = isEmpty ? used.popular : undefined;
    const found = result ?? createEmptyResponse(query);
    const parts = { source, path, state, response: found, namedColors: getNamedColors(found), ...(choice ? { popular: choice } : {}) };
    return { data: await createListingData(parts, context) };
  },
});

/** Color facet values recognized in the words: cards show their product in the first color that it has. */
export function getNamedColors({ understood }: { readonly understood: readonly UnderstoodPart[] }): readonly string[] {
  return understood
    .filter(({ kind, relaxed }) => kind === 'color' && !relaxed)
    .flatMap(({ filters }) => filters.flatMap((filter) => filter.slice(filter.indexOf('=') + 1).split('|')));
}

function createEmptyResponse(query: string): SearchProductsResponse {
  return {
    query: query || ' ',
    understood: [],
    omitted: [],
    articles: [],
    total: 0,
    start: 0,
    count: PAGE_SIZE,
    breadcrumbs: [],
    products: [],
    facets: [],
    sorts: [],
  };
}
