import { redirect } from 'react-router';
import { countFilters, formatListingState, PAGE_SIZE, formatFilters } from '#commerce/catalog/listing-state.ts';
import { getShopHref } from '#commerce/catalog/shop-href.ts';
import { ServiceError } from '#commerce/client/service-error.ts';
import { searchProducts } from '#generated/calls/search-products.ts';
import type { SearchProductsResponse } from '#generated/openapi/products.ts';
import { createSection } from '../../../sections/section.ts';
import { parseSearchRequest, type SearchRequest } from '../search-request.ts';

/** Products for the words of the address; undefined without a letter or digit, and for words that the service rejects. */
export const results = createSection({
  name: 'results',
  missing: [],
  async load({ context }): Promise<SearchProductsResponse | undefined> {
    const request = parseSearchRequest(context);
    const { query, exact, state } = request;
    if (!/[\p{L}\p{N}]/u.test(query)) return undefined;
    const input = {
      q: query,
      start: (state.page - 1) * PAGE_SIZE,
      count: PAGE_SIZE,
      sort: state.sort,
      filters: formatFilters(state),
      ...(exact ? { exact } : {}),
    };
    return searchProducts(context.session.calls, input).catch((error: unknown) => dropFilters(error, request));
  },
  show({ data: result }, { context }) {
    const request = parseSearchRequest(context);
    const { state, path, fixedParameters } = request;
    if (result?.redirectUrl && shouldRedirect(request, result.redirectUrl))
      throw redirect(getShopHref(context.site.locale, result.redirectUrl), 302);
    if (result?.products.length === 0 && state.page > 1)
      throw redirect(`${path}${formatListingState({ ...state, page: 1 }, fixedParameters)}`, 302);
    return undefined;
  },
});

/** A known term redirects, unless the shopper has filtered or paged its results; otherwise Back would redirect again. */
export function shouldRedirect({ exact, state }: Pick<SearchRequest, 'exact' | 'state'>, redirectUrl: string): boolean {
  return !exact && state.page === 1 && countFilters(state) === 0 && !/^\/search(?:[?#]|$)/.test(redirectUrl);
}

/** Redirects to the search without filters if the service rejects them. */
function dropFilters(error: unknown, { state, path, fixedParameters }: SearchRequest): undefined {
  if (!(error instanceof ServiceError && error.status === 400)) throw error;
  if (countFilters(state) > 0) throw redirect(`${path}?${fixedParameters}`, 302);
}
