import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, type ReactElement } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { ActiveFilters } from './facets/active-filters.tsx';
import type { ListingMessages } from '#generated/messages/listing/messages.ts';
import type { EmptyListingProps } from './empty-listing.tsx';
import { FacetList } from './facets/facet-list.tsx';
import { FacetSheet } from './facets/facet-sheet.tsx';
import { StoreSwitch } from './facets/store-switch.tsx';
import { countFilters, isSameList, formatListingState, PAGE_SIZE, type ListingState } from './listing-state.ts';
import type { Facet, ListingCard, ListingSource } from './listing.ts';
import { ListingBar } from './listing-bar.tsx';
import { Aside, Body, Earlier, Layout } from './listing-screen.styles.ts';
import { LoadMore } from './cards/load-more.tsx';
import { ProductGrid, type GridInsert, type ProductGridProps } from './cards/product-grid.tsx';
import { useListing } from './use-listing.ts';

/** Loaded on demand: few lists are empty. */
const EmptyListing = lazy(async () => ({ default: (await import('./empty-listing.tsx')).EmptyListing }));

export interface ListingScreenProps {
  readonly source: ListingSource;
  readonly state: ListingState;
  /** The first visible page, if pages were appended; by default the state's own. */
  readonly first?: number;
  readonly messages: ListingMessages;
  /** As in URLs, e.g. "en-us". */
  readonly locale: string;
  readonly languageTag: string;
  /** The listing's URL without a query. */
  readonly path: string;
  /** Query parameters that every link of the list keeps. */
  readonly preservedQuery?: URLSearchParams;
  readonly popular?: EmptyListingProps['popular'];
  readonly recent?: EmptyListingProps['recent'];
  /** Colors that the search query names, as values of the facet. */
  readonly namedColors?: readonly string[];
  /** Other content among the products of the first page. */
  readonly inserts?: readonly GridInsert[];
  /** Navigates to another state; with `more`, pages of the same list are appended and the history entry is replaced. */
  readonly onNavigate: (next: ListingState, href: string, more?: { readonly first: number }) => void;
  /** Called with each list's first page and its total. */
  readonly onShown?: (cards: readonly ListingCard[], total: number) => void;
  /** Called with the number of visible products before the browser paints them. */
  readonly onRows?: (rows: number) => void;
  /** Opens the quick shop of a product. Must be stable. */
  readonly onQuickShop?: ProductGridProps['onQuickShop'];
  /** Called when a product's link is followed. */
  readonly onSelect?: ProductGridProps['onSelect'];
}

const FACETS = 'filters';
const FORM = 'listing';
const noParameters = new URLSearchParams();
const noColors: readonly string[] = [];

/** Product list with facets, sort order and further pages. Each of its states has a URL. */
export function ListingScreen(props: ListingScreenProps): ReactElement {
  const {
    source,
    state,
    first = state.page,
    messages,
    locale,
    languageTag,
    path,
    preservedQuery = noParameters,
    popular,
    recent,
    namedColors = noColors,
    inserts,
    onNavigate,
    onShown,
    onRows,
    onSelect,
    onQuickShop,
  } = props;
  const { shown, pending, error, retry, prefetch } = useListing(source, state, first);
  const list = useRef<HTMLDivElement>(null);
  const cards = shown?.cards ?? [];
  const focusAt = useRef<number>(undefined);
  const getHref = (next: ListingState): string => `${path}${formatListingState(next, preservedQuery)}`;
  const go = (next: ListingState): void => {
    prefetch(next);
    onNavigate(next, getHref(next));
  };

  useEffect(() => {
    if (focusAt.current === undefined || cards.length <= focusAt.current) return;
    list.current?.querySelectorAll<HTMLElement>('li:not([data-insert]) h2 a')[focusAt.current]?.focus({ preventScroll: true });
    focusAt.current = undefined;
  }, [cards.length]);

  const rows = cards.length;
  useLayoutEffect(() => onRows?.(rows), [onRows, rows]);

  const beginning = cards.slice(0, PAGE_SIZE);
  const beginningKey = shown && beginning.map(({ id }) => id).join(' ');
  const facets = shown?.listing.facets ?? [];
  const total = shown?.listing.total ?? 0;
  const reportShown = useEffectEvent(() => onShown?.(beginning, total));
  useEffect(() => {
    if (beginningKey !== undefined) reportShown();
  }, [beginningKey]);

  const requestedNames = getPreferredColors(facets, state, namedColors).join('|');
  // Stable while the names are equal, because a new array renders all cards again.
  const requested = useMemo(() => requestedNames.split('|').filter(Boolean), [requestedNames]);
  const start = (Math.min(first, state.page) - 1) * PAGE_SIZE;
  const reached = Math.min(total, start + cards.length);
  const isNew = pending === 'list';
  const isOld = shown === undefined || !isSameList(shown.state, state);
  const currency = cards[0]?.price.currency ?? '';
  const storeSwitch = <StoreSwitch state={state} locale={locale} messages={messages} getHref={getHref} onChange={go} />;
  const facetProps = {
    facets,
    state,
    messages,
    languageTag,
    currency,
    fields: [...preservedQuery],
    onChange: go,
    onApproach: prefetch,
    children: storeSwitch,
  };
  const showMore = (): void => {
    focusAt.current = cards.length;
    if (error) return retry();
    const next = { ...state, page: state.page + 1 };
    prefetch(next);
    onNavigate(next, getHref(next), { first: Math.min(first, state.page) });
  };

  const empty = { source, locale, languageTag, messages };
  if (shown && total === 0 && countFilters(state) === 0 && !isNew) {
    return (
      <Suspense fallback={null}>
        <EmptyListing {...empty} popular={popular} recent={recent} />
      </Suspense>
    );
  }
  return (
    <Layout data-bare={facets.length === 0 || undefined}>
      <ListingBar
        total={total}
        state={state}
        sorts={shown?.listing.sorts ?? []}
        form={FORM}
        messages={messages}
        chips={<ActiveFilters facets={facets} state={state} messages={messages} getHref={getHref} onChange={go} />}
        onChange={go}
      >
        {facets.length > 0 ? <FacetSheet {...facetProps} href={`#${FACETS}`} total={total} isPending={isNew} /> : null}
      </ListingBar>
      {facets.length > 0 ? (
        <Aside id={FACETS} aria-label={messages.filters}>
          <FacetList {...facetProps} id={FORM} />
        </Aside>
      ) : null}
      <Body ref={list}>
        {error && isOld ? (
          <Notice kind="danger" announce="alert">
            {messages.loadFailed}{' '}
            <Button variant="text-link" onClick={retry}>
              {messages.tryAgain}
            </Button>
          </Notice>
        ) : null}
        {start > 0 && shown ? (
          <Earlier>
            <a href={getHref({ ...state, page: Math.min(first, state.page) - 1 })} rel="prev">
              {messages.showEarlier}
            </a>
          </Earlier>
        ) : null}
        {shown && total === 0 ? (
          <Suspense fallback={null}>
            <EmptyListing {...empty} clearHref={getHref({ ...state, filters: {}, page: 1 })} />
          </Suspense>
        ) : (
          <ProductGrid
            cards={cards}
            inserts={start === 0 ? inserts : undefined}
            coming={shown ? (pending === 'page' ? Math.min(PAGE_SIZE, total - reached) : 0) : PAGE_SIZE}
            isPending={isNew && shown !== undefined}
            messages={messages}
            locale={locale}
            languageTag={languageTag}
            requested={requested}
            onSelect={onSelect}
            onQuickShop={onQuickShop}
          />
        )}
        {shown && total > 0 ? (
          <LoadMore
            shown={reached}
            total={total}
            next={
              reached < total || pending === 'page'
                ? getHref({ ...state, page: pending === 'page' ? state.page : shown.state.page + 1 })
                : undefined
            }
            isPending={pending === 'page'}
            hasFailed={error !== null && !isOld}
            messages={messages}
            onMore={showMore}
          />
        ) : null}
      </Body>
    </Layout>
  );
}

/** Labels of the filtered colors, otherwise of those that the search names; cards identify their colors by label. */
function getPreferredColors(facets: readonly Facet[], { filters }: ListingState, named: readonly string[]): readonly string[] {
  return facets.flatMap(({ id, kind, values }) => {
    const requested = filters[id] ?? named;
    return kind === 'swatch' ? values.filter(({ value }) => requested.includes(value)).map(({ label }) => label) : [];
  });
}
