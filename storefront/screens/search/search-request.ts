import { parseListingState, type ListingState } from '#commerce/catalog/listing-state.ts';
import type { RequestContext } from '../../request/request-context.ts';

const LONGEST = 200;

/** A search parsed from its address. */
export interface SearchRequest {
  readonly query: string;
  /** Searches for exactly these words: no correction, no interpretation, no redirect. */
  readonly exact: boolean;
  readonly state: ListingState;
  /** Address of the search without a query. */
  readonly path: string;
  /** Parameters that stay while the listing changes. */
  readonly fixedParameters: URLSearchParams;
}

export function parseSearchRequest({ url, site }: RequestContext): SearchRequest {
  const query = (url.searchParams.get('q') ?? '').trim().slice(0, LONGEST);
  const exact = url.searchParams.get('exact') === 'true';
  const stored = new URLSearchParams({ q: query, ...(exact ? { exact: 'true' } : {}) });
  return { query, exact, state: parseListingState(url.searchParams), path: `/${site.locale}/search`, fixedParameters: stored };
}
