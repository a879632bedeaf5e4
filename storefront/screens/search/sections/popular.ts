import type { PopularChoice } from '#commerce/catalog/empty-listing.tsx';
import { toListing } from '#commerce/catalog/listing.ts';
import { getCatalog } from '#generated/calls/get-catalog.ts';
import { defineDeferredSection } from '../../../sections/section.ts';
import { parseSearchRequest } from '../search-request.ts';
import { results } from './results.ts';

const PRODUCTS = 4;

/** Top categories and best sellers, for a search without results. */
export const popular = defineDeferredSection({
  name: 'popular choice',
  uses: { results },
  async load({ context }, used): Promise<PopularChoice | undefined> {
    const result = await used.results;
    // Not needed for a redirect either.
    if (result && (result.total > 0 || result.redirectUrl !== undefined || parseSearchRequest(context).state.page > 1)) return undefined;
    const { calls } = context.session;
    const all = await getCatalog(calls, { count: PRODUCTS });
    const { facets } = all;
    const { cards } = toListing({ query: '' }, all);
    const first = facets.find(({ kind }) => kind === 'category')?.values[0]?.value;
    if (first === undefined) return { categories: [], cards };
    const { category } = await getCatalog(calls, { count: 1, filters: [`cgid=${first}`] });
    const categories = category ? [category, ...(category.siblings ?? [])].map(({ id, name, url }) => ({ id, name, url })) : [];
    return { categories, cards };
  },
});
