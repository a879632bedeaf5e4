import type { OperationRequest } from '#generated/openapi/operations.ts';
import type { CallContext } from '../../router/call-context.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { parseFilters } from './parse-filters.ts';
import type { ListingQuestion } from './query-listing.ts';

/** Parses the common query of category and search requests: shop, facets, page and sort order. */
export function parseListingQuery(query: OperationRequest<'getCatalog'>['query'], context: CallContext): ListingQuestion {
  const { start = 0, count = 24, sort = 'bestMatches' } = query;
  return { ...parseFilters(query.filters), shop: getShopContext(context), start, count, sort };
}
