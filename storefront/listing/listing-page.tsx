import { useEffect, type ReactElement } from 'react';
import { useLoaderData, type ShouldRevalidateFunction } from 'react-router';
import { prepareCanvas } from '../browser-blocks.ts';
import { CanvasView } from '../canvas-view.tsx';
import { useStorefrontHost } from '../host/host-provider.tsx';
import { unpack } from '../page/packed.ts';
import type { ListingPageData } from './listing-data.ts';
import { ListingView } from './listing-view.tsx';

/** Parameters that the loader has to answer for; a listing's own change without it. */
const ANSWERED = ['q', 'preview', 'previewDateTime', 'siteId', 'localePath', 'p13n_testcontext'];

/** Same address but for what is chosen in the list: the listing fetches that itself. */
export const shouldAskLoader: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) => {
  if (formMethod !== undefined && formMethod !== 'GET') return defaultShouldRevalidate;
  return (
    currentUrl.pathname !== nextUrl.pathname ||
    ANSWERED.some((name) => currentUrl.searchParams.get(name) !== nextUrl.searchParams.get(name))
  );
};

/** For client navigation: the page with all that it needs before it is shown. */
export async function readyListingPage(page: ListingPageData): Promise<ListingPageData> {
  await Promise.all([page.canvas, page.below].filter((canvas) => canvas !== undefined).map(prepareCanvas));
  return page;
}

/** A page of content with a list of products in it; an error page has none. */
export function ListingPage(): ReactElement {
  const { canvas, below, listing: packed, choices } = useLoaderData<ListingPageData>();
  const listing = packed && unpack(packed);
  const host = useStorefrontHost();
  useEffect(() => {
    for (const { id, picked, event } of choices)
      host.track({ name: event ?? 'experience-impression', data: { experienceId: id, variant: picked } });
  }, [choices, host]);
  return (
    <>
      <CanvasView data={canvas} />
      {listing ? <ListingView key={listing.path + ('query' in listing.source ? listing.source.query : '')} listing={listing} /> : null}
      {below ? <CanvasView data={below} /> : null}
    </>
  );
}
