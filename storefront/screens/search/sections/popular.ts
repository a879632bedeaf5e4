import type { CategoryLinkItem } from '#commerce/catalog/head/category-links.tsx';
import { getCatalog } from '#generated/calls/get-catalog.ts';
import { deferredSection } from '../../../sections/section.ts';
import { searchRequestOf } from '../search-request.ts';
import { results } from './results.ts';

/** The first row of the shop's categories, for a search without results. */
export const popular = deferredSection({
  name: 'popular categories',
  uses: { results },
  async load({ context }, used): Promise<readonly CategoryLinkItem[] | undefined> {
    const answer = await used.results;
    // A redirect, too, needs none.
    if (answer && (answer.total > 0 || answer.redirectUrl !== undefined || searchRequestOf(context).state.page > 1)) return undefined;
    const { calls } = context.session;
    const { facets } = await getCatalog(calls, { count: 1 });
    const first = facets.find(({ kind }) => kind === 'category')?.values[0]?.value;
    if (first === undefined) return [];
    const { category } = await getCatalog(calls, { count: 1, filters: [`cgid=${first}`] });
    return category ? [category, ...(category.siblings ?? [])].map(({ id, name, url }) => ({ id, name, url })) : [];
  },
});
