import type { OperationRequest } from '#generated/openapi/operations.ts';
import type { CallContext } from '../../router/call-context.ts';
import { shopOf } from '../../sites/shop-site.ts';
import { parseFilters } from './parse-filters.ts';
import type { ListingQuestion } from './query-listing.ts';

/** What category and search calls ask alike: the shop, the facets that are set, and which stretch in which order. */
export function readQuestion(query: OperationRequest<'getCatalog'>['query'], context: CallContext): ListingQuestion {
  const { start = 0, count = 24, sort = 'bestMatches' } = query;
  return { ...parseFilters(query.filters), shop: shopOf(context), start, count, sort };
}
