import { redirect } from 'react-router';
import { formatListingState, PAGE_SIZE, parseListingState, formatFilters } from '#commerce/catalog/listing-state.ts';
import { getShopHref } from '#commerce/catalog/shop-href.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import { getCatalog } from '#generated/calls/get-catalog.ts';
import type { CatalogResponse } from '#generated/openapi/products.ts';
import { createListingData } from '../../../listing/listing-data.ts';
import type { RequestContext } from '../../../request/request-context.ts';
import { NotFoundError } from '../../../screen/not-found-error.ts';
import { createSection } from '../../../sections/section.ts';
import { requireCategoryId } from '../category-address.ts';

/** The products of the category, filtered and sorted by the query. */
export const listing = createSection({
  name: 'listing',
  missing: [400, 404],
  async load({ params, context }) {
    const categoryId = requireCategoryId(params);
    const state = parseListingState(context.url.searchParams);
    const filters = [`cgid=${categoryId}`, ...formatFilters(state)];
    const input = { start: (state.page - 1) * PAGE_SIZE, count: PAGE_SIZE, sort: state.sort, filters };
    const result = await getCatalog(context.session.calls, input).catch((error: unknown) => dropQuery(error, context));
    const { category } = result;
    if (!category) throw new NotFoundError(`There is no category ${categoryId}.`);
    return { response: result, category, state, categoryId, path: getShopHref(context.site.locale, category.url) };
  },
  async show({ data: { response, state, categoryId, path } }, { context }) {
    const { url } = context;
    if (url.pathname !== path) throw redirect(`${path}${url.search}`, 301);
    if (response.products.length === 0 && state.page > 1)
      throw redirect(`${path}${formatListingState({ ...state, page: 1 }, url.searchParams)}`, 302);
    return { data: await createListingData({ source: { categoryId }, path, state, response }, context) };
  },
});

/** Redirects to the category without the query if the service rejects it. */
function dropQuery(error: unknown, { url }: RequestContext): CatalogResponse {
  if (error instanceof ServiceError && error.status === 400 && url.search !== '') throw redirect(url.pathname, 302);
  throw error;
}
