import { HydrationBoundary } from '@tanstack/react-query';
import { useMemo, type ReactElement } from 'react';
import type { ShouldRevalidateFunction } from 'react-router';
import { openCommerce } from '../commerce/open-commerce.ts';
import { unpack, type Packed } from '../canvas/packed.ts';
import { isRecalculating } from '../host/recalculate.ts';
import { shouldReload } from '../screen/should-reload.ts';
import type { ShownSection } from '../sections/section.ts';
import type { ListingData, PlacedBlock } from './listing-data.ts';
import { ListingView } from './listing-view.tsx';

/** The listing itself fetches changes of its filters. */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) => {
  if (isRecalculating() || (formMethod !== undefined && formMethod !== 'GET')) return defaultShouldRevalidate;
  return currentUrl.pathname !== nextUrl.pathname || shouldReload(currentUrl, nextUrl, ['q', 'exact']);
};

interface Props {
  readonly section: ShownSection<Packed<ListingData>>;
  readonly sections: { readonly listing?: unknown; readonly between?: ShownSection<readonly PlacedBlock[]> };
}

/** A list of products with editors' blocks between them. */
export function ListingSection({ section, sections: { between } }: Props): ReactElement {
  const listing = unpack(section.data);
  const placed = useMemo(
    () =>
      between?.data.flatMap(({ canvas: name, ...place }) => {
        const canvas = between.canvases[name];
        return canvas ? [{ ...place, canvas }] : [];
      }),
    [between],
  );
  return (
    <HydrationBoundary state={listing.loaded}>
      <ListingView
        key={listing.path + ('query' in listing.source ? `${listing.source.query} ${listing.source.exact ?? false}` : '')}
        listing={listing}
        between={placed}
      />
    </HydrationBoundary>
  );
}

/** Options shared by the views of all screens with a product list. */
export const listingView = { shouldRevalidate, commerce: openCommerce };
