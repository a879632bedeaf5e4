import { HydrationBoundary } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import type { ShouldRevalidateFunction } from 'react-router';
import { CanvasView } from '../canvas/canvas-view.tsx';
import { openCommerce } from '../commerce/open-commerce.ts';
import { unpack } from '../canvas/packed.ts';
import { isRecalculating } from '../host/recalculate.ts';
import { asksAnew } from '../screen/answered-parameters.ts';
import { defineView } from '../screen/define-view.tsx';
import type { ListingPageData } from './listing-data.ts';
import { ListingView } from './listing-view.tsx';

/** Same address but for what is chosen in the list: the listing fetches that itself. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) => {
  if (isRecalculating() || (formMethod !== undefined && formMethod !== 'GET')) return defaultShouldRevalidate;
  return currentUrl.pathname !== nextUrl.pathname || asksAnew(currentUrl, nextUrl, ['q']);
};

/** A page of content with a list of products in it; an error page has none. */
function ListingPage({ page }: { readonly page: ListingPageData }): ReactElement {
  const { canvas, between, below, listing: packed } = page;
  const listing = packed && unpack(packed);
  return (
    <>
      <CanvasView data={canvas} />
      {listing ? (
        <HydrationBoundary state={listing.loaded}>
          <ListingView key={listing.path + ('query' in listing.source ? listing.source.query : '')} listing={listing} between={between} />
        </HydrationBoundary>
      ) : null}
      {below ? <CanvasView data={below} /> : null}
    </>
  );
}

/** The view of every screen with a list of products. */
export const listingView = defineView<ListingPageData>({
  show: ListingPage,
  canvases: ({ between = [], below }) => [...between.map(({ canvas }) => canvas), below],
  shouldRevalidate,
  commerce: openCommerce,
});
