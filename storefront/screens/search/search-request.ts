import { parseListingState, type ListingState } from '#commerce/catalog/listing-state.ts';
import type { RequestContext } from '../../request/request-context.ts';

const LONGEST = 200;

/** A search as its address describes it. */
export interface SearchRequest {
  readonly query: string;
  /** The shopper wants the words as they are: no correction, no interpretation, no redirect. */
  readonly exact: boolean;
  readonly state: ListingState;
  /** The search's own address, without a query. */
  readonly path: string;
  /** Parameters that stay while the listing changes. */
  readonly kept: URLSearchParams;
}

export function searchRequestOf({ url, site }: RequestContext): SearchRequest {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST);
  const exact = url.searchParams.get('exact') === 'true';
  const kept = new URLSearchParams({ q: query, ...(exact ? { exact: 'true' } : {}) });
  return { query, exact, state: parseListingState(url.searchParams), path: `/${site.locale}/search`, kept };
}
