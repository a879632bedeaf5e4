import { useCallback, useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { useLocation } from 'react-router';
import { parseListingState } from '#commerce/catalog/listing-state.ts';
import type { ListingCard } from '#commerce/catalog/listing.ts';
import { ListingScreen, type ListingScreenProps } from '#commerce/catalog/listing-screen.tsx';
import { createRecentSearches } from '#commerce/search/recent-searches.ts';
import { bindMessages } from '#messages/runtime/bind-messages.ts';
import type { ListPlace } from '#engine/definition.ts';
import { CanvasView } from '../canvas/canvas-view.tsx';
import { isAllowed } from '../host/consent.ts';
import { trackLazily } from '../host/track.ts';
import { openDialog, getPageState } from '../host/open-dialog.ts';
import { useStep } from '../host/use-step.ts';
import { Comparing } from './comparing.tsx';
import type { CanvasData } from '../canvas/canvas-data.ts';
import type { ListingData } from './listing-data.ts';
import { useRestoredRows } from './use-restored-rows.ts';

/** A block among the products. */
export interface PlacedCanvas extends ListPlace {
  readonly canvas: CanvasData;
}

interface ListingViewProps {
  readonly listing: ListingData;
  readonly between?: readonly PlacedCanvas[];
}

let hasHydrated = false;

/**
 * The listing of the router's address. Filtering, sorting and paging change the address without a loader: the data comes through the
 * gateway. Links inside navigate like those of static blocks, hence `data-block`.
 */
export function ListingView({ listing, between }: ListingViewProps): ReactElement {
  const { source, path, locale, languageTag, messages, popular, namedColors } = listing;
  const step = useStep();
  const { search, key, state: remembered } = useLocation();
  // The server does not know the history state of a document.
  const [documentKey] = useState(hasHydrated ? undefined : key);
  useEffect(() => {
    hasHydrated = true;
  }, []);

  const parseCurrentState = () => ({
    search,
    state: parseListingState(new URLSearchParams(search)),
    first: key === documentKey ? undefined : parseFirstPage(getPageState(remembered)),
  });
  // A press is shown immediately and then changes the address; other changes of the address are shown, too.
  const [shown, show] = useState(parseCurrentState);
  if (shown.search !== search) show(parseCurrentState());

  const showFrom = useCallback((first: number) => show((now) => ({ ...now, first })), []);
  const onRows = useRestoredRows(key, key === documentKey ? parseFirstPage(getPageState(remembered)) : undefined, showFrom);

  const query = 'query' in source ? source.query : undefined;
  const exact = 'query' in source && source.exact === true;
  const fixedParameters = useMemo(
    () => new URLSearchParams(query === undefined ? {} : { q: query, ...(exact ? { exact: 'true' } : {}) }),
    [query, exact],
  );
  const listId = 'query' in source ? 'search' : source.categoryId;
  const trackSelection = useCallback(
    (card: ListingCard, index: number) => trackLazily(({ createSelectEvent }) => createSelectEvent(listId, card, index)),
    [listId],
  );
  const recent = useMemo(() => createRecentSearches(locale, () => isAllowed('analytics')), [locale]);
  const trackedQuery = useRef('');
  const trackList = (cards: readonly ListingCard[], total: number): void => {
    if (query && query !== trackedQuery.current) trackLazily(({ createSearchEvent }) => createSearchEvent(total));
    trackedQuery.current = query ?? '';
    trackLazily(({ createListEvent }) => createListEvent(listId, cards));
  };
  const inserts = useMemo(() => between?.map(({ canvas, ...place }) => ({ ...place, element: <CanvasView data={canvas} /> })), [between]);
  const go: ListingScreenProps['onNavigate'] = (state, href, more) => {
    show({ search, state, first: more?.first });
    step(href, { preventScrollReset: true, replace: more !== undefined, state: more });
  };
  return (
    <div data-block="listing" data-block-id="listing">
      <ListingScreen
        source={source}
        state={shown.state}
        first={shown.first}
        messages={bindMessages(messages, languageTag)}
        locale={locale}
        languageTag={languageTag}
        path={path}
        preservedQuery={fixedParameters}
        popular={popular}
        recent={recent}
        namedColors={namedColors}
        inserts={inserts}
        onNavigate={go}
        onShown={trackList}
        onRows={onRows}
        onSelect={trackSelection}
        onQuickShop={openQuickShop}
      />
      <Comparing locale={locale} />
    </div>
  );
}

function openQuickShop(productId: string): void {
  openDialog('quickshop', { productId });
}

function parseFirstPage(remembered: unknown): number | undefined {
  const first = typeof remembered === 'object' && remembered !== null && 'first' in remembered ? Number(remembered.first) : Number.NaN;
  return Number.isInteger(first) && first > 0 ? first : undefined;
}
