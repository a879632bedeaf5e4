import type { EmptyListingProps } from '#commerce/catalog/empty-listing.tsx';
import { listProductsQueryOptions } from '#commerce/catalog/list-products.ts';
import { toListing, type ListingSource } from '#commerce/catalog/listing.ts';
import type { ListingState } from '#commerce/catalog/listing-state.ts';
import { createPrefetch, type PrefetchedState } from '#commerce/query/prefetch.ts';
import { listingMessages } from '#generated/messages/listing/all.ts';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ListPlace } from '#engine/definition.ts';
import { getMessageLocale } from '#messages/runtime/message-locale.ts';
import type { CatalogResponse, SearchProductsResponse } from '#generated/openapi/products.ts';
import { pack, type Packed } from '../canvas/packed.ts';
import type { RequestContext } from '../request/request-context.ts';

/** Data of the interactive listing; the remaining page is canvas. */
export interface ListingData {
  readonly source: ListingSource;
  /** The listing's own address, without a query. */
  readonly path: string;
  readonly locale: string;
  readonly languageTag: string;
  readonly messages: MessageData<ListingMessages>;
  readonly loaded: PrefetchedState;
  readonly popular?: EmptyListingProps['popular'];
  readonly namedColors?: readonly string[];
}

/** Position of a block among the products of the first page, and the name of its canvas. */
export interface PlacedBlock extends ListPlace {
  readonly canvas: string;
}

interface ListingInput {
  readonly source: ListingSource;
  readonly path: string;
  readonly state: ListingState;
  /** Absent before a search. */
  readonly response?: CatalogResponse | SearchProductsResponse;
  readonly popular?: ListingData['popular'];
  readonly namedColors?: readonly string[];
}

/** Packs the data of a listing, including the messages of calls that fail. */
export async function createListingData(parts: ListingInput, context: RequestContext): Promise<Packed<ListingData>> {
  const { site } = context;
  const { source, path, state, response, popular, namedColors } = parts;
  const prefetch = createPrefetch();
  const { queryKey } = listProductsQueryOptions(context.session.calls, source, state);
  if (response) await prefetch.load({ queryKey, queryFn: async () => toListing(source, response) });
  return pack<ListingData>({
    source,
    path,
    locale: site.locale,
    languageTag: site.languageTag,
    messages: listingMessages[getMessageLocale(site.locale)],
    loaded: prefetch.state(),
    ...(popular ? { popular } : {}),
    ...(namedColors?.length ? { namedColors } : {}),
  });
}
