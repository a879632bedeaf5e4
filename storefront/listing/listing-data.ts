import type { EmptyListingProps } from '#commerce/catalog/empty-listing.tsx';
import { listProductsQueryOptions } from '#commerce/catalog/list-products.ts';
import { listingOf, type ListingSource } from '#commerce/catalog/listing.ts';
import type { ListingState } from '#commerce/catalog/listing-state.ts';
import { createPrefetch, type PrefetchedState } from '#commerce/query/prefetch.ts';
import { errorMessagesFor } from '#commerce/errors/error-messages-for.ts';
import { listingMessages } from '#generated/messages/listing/all.ts';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import type { MessageData } from '#messages/runtime/compiled.ts';
import type { ListPlace } from '#engine/definition.ts';
import { messageLocaleOf } from '#messages/runtime/message-locale.ts';
import type { CatalogAnswer, SearchProductsAnswer } from '#generated/openapi/products.ts';
import type { CanvasData } from '../canvas/canvas-data.ts';
import { pack, type Packed } from '../canvas/packed.ts';
import type { RequestContext } from '../request/request-context.ts';
import type { ScreenPage } from '../screen/screen-page.ts';

/** What the listing of a page acts on; everything else of the page is canvas. */
export interface ListingData {
  readonly source: ListingSource;
  /** The listing's own address, without a query. */
  readonly path: string;
  readonly locale: string;
  readonly languageTag: string;
  readonly messages: MessageData<ListingMessages>;
  readonly loaded: PrefetchedState;
  readonly popular?: EmptyListingProps['popular'];
}

export interface PlacedCanvas extends ListPlace {
  readonly canvas: CanvasData;
}

/** A page with a listing; an error page has none. */
export interface ListingPageData extends ScreenPage {
  readonly canvas: CanvasData;
  readonly listing?: Packed<ListingData>;
  /** What stands among the products of the first page. */
  readonly between?: readonly PlacedCanvas[];
  /** What stands below the products. */
  readonly below?: CanvasData;
}

interface ListingParts {
  readonly source: ListingSource;
  readonly path: string;
  readonly state: ListingState;
  /** Absent where nothing has been asked for yet. */
  readonly answer?: CatalogAnswer | SearchProductsAnswer;
  readonly popular?: ListingData['popular'];
}

export async function listingData(parts: ListingParts, context: RequestContext): Promise<Pick<ListingPageData, 'listing' | 'commerce'>> {
  const { site } = context;
  const { source, path, state, answer, popular } = parts;
  const prefetch = createPrefetch();
  const { queryKey } = listProductsQueryOptions(context.session.calls, source, state);
  if (answer) await prefetch.load({ queryKey, queryFn: async () => listingOf(source, answer) });
  const listing = pack<ListingData>({
    source,
    path,
    locale: site.locale,
    languageTag: site.languageTag,
    messages: listingMessages[messageLocaleOf(site.locale)],
    loaded: prefetch.state(),
    ...(popular ? { popular } : {}),
  });
  // A listing has messages of its own for what failed.
  return { listing, commerce: { errorMessages: errorMessagesFor(site.locale, []) } };
}
