import type { OperationResponse } from '#generated/openapi/operations.ts';
import type { Category, ListingFacet, SortId } from '#generated/openapi/products.ts';
import { MockError } from '../mock-handler.ts';
import type { MockCategory, MockSite, MockStyle } from './mock-catalog.ts';
import type { MockShop } from './mock-shop.ts';
import { renderCard, renderCategoryLink } from './render-card.ts';

export type Listing = Pick<
  OperationResponse<'getCatalog'>,
  'total' | 'start' | 'count' | 'category' | 'breadcrumbs' | 'products' | 'facets' | 'sorts'
>;

/** Parameters of a listing in the contract. */
export interface ListingQuery {
  readonly start?: number;
  readonly count?: number;
  readonly sort?: SortId;
  readonly filters?: readonly string[];
}

const PAGE = 24;

const getMinPrice = ({ colors }: MockStyle): number => Math.min(...colors.map(({ currentMinor }) => currentMinor));

/**
 * Renders a page of styles, filtered by category, color and size, and sorted.
 * @throws MockError 404 for an unknown category
 */
export function renderListing(shop: MockShop, site: MockSite, query: ListingQuery, words = ''): Listing {
  const { start = 0, count = PAGE, sort = 'bestMatches' } = query;
  const chosen = readFilters(query.filters ?? []);
  const [categoryId] = chosen.get('cgid') ?? [];
  const category = categoryId === undefined ? undefined : findCategory(shop, site, categoryId);
  const inCategory = shop.styles(site).filter((style) => matchesQuery(style, category, words));
  const found = inCategory.filter((style) => hasChosen(style, chosen));
  const sorted = found.toSorted(createComparators(shop)[sort]);
  const labels = shop.labels(site);
  return {
    total: found.length,
    start,
    count,
    ...(category && { category: renderCategory(category, shop, site) }),
    breadcrumbs: [{ label: labels.home, url: '/' }, { label: category?.name ?? labels.search }],
    products: sorted.slice(start, start + count).map((style) => renderCard(style, shop, site)),
    facets: renderFacets(inCategory, chosen, labels.attributes),
    sorts: (Object.keys(labels.sorts) as SortId[]).map((id) => ({ id, label: labels.sorts[id], selected: id === sort })),
  };
}

/** Parses "color=green|black" into values by name. */
function readFilters(filters: readonly string[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    filters.map((filter) => {
      const at = filter.indexOf('=');
      return [filter.slice(0, at), filter.slice(at + 1).split('|')];
    }),
  );
}

function findCategory(shop: MockShop, site: MockSite, categoryId: string): MockCategory {
  const found = shop.categories(site).find(({ id }) => id === categoryId);
  if (!found) throw new MockError(404, 'API404', `There is no category ${categoryId}.`);
  return found;
}

const matchesQuery = ({ name, kind, categoryIds }: MockStyle, category: MockCategory | undefined, words: string): boolean =>
  (category === undefined || categoryIds.includes(category.id)) &&
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${name} ${kind}`.toLowerCase().includes(word));

const getFacetValues = ({ colors, sizes }: MockStyle) => ({
  color: colors.map(({ label, swatch }) => ({ value: label, label, swatch })),
  size: sizes,
});

function hasChosen(style: MockStyle, chosen: ReadonlyMap<string, readonly string[]>): boolean {
  return Object.entries(getFacetValues(style)).every(([id, values]) => {
    const requested = chosen.get(id);
    return requested === undefined || values.some(({ value }) => requested.includes(value));
  });
}

const createComparators = (shop: MockShop): Readonly<Record<SortId, (a: MockStyle, b: MockStyle) => number>> => ({
  bestMatches: () => 0,
  newest: (a, b) => b.id.localeCompare(a.id),
  priceLowToHigh: (a, b) => getMinPrice(a) - getMinPrice(b),
  priceHighToLow: (a, b) => getMinPrice(b) - getMinPrice(a),
  topRated: (a, b) => shop.ratingOf(b.id).score - shop.ratingOf(a.id).score,
});

function renderCategory(category: MockCategory, shop: MockShop, site: MockSite): Category {
  const all = shop.categories(site);
  const getCount = ({ id }: MockCategory): number => shop.styles(site).filter(({ categoryIds }) => categoryIds.includes(id)).length;
  const renderLinks = (parentId: string | null) =>
    all
      .filter((one) => one.parentId === parentId && one.id !== category.id)
      .map((one) => renderCategoryLink(one, getCount(one)))
      .filter(({ count }) => count !== 0);
  return {
    ...renderCategoryLink(category),
    ...(category.description !== undefined && { description: category.description }),
    children: renderLinks(category.id),
    siblings: renderLinks(category.parentId),
  };
}

function renderFacets(
  styles: readonly MockStyle[],
  chosen: ReadonlyMap<string, readonly string[]>,
  labels: Readonly<Record<'color' | 'size', string>>,
): ListingFacet[] {
  return (['color', 'size'] as const).flatMap((id) => {
    const values = new Map<string, ListingFacet['values'][number]>();
    for (const style of styles) {
      for (const option of getFacetValues(style)[id]) {
        const count = (values.get(option.value)?.count ?? 0) + 1;
        values.set(option.value, { ...option, count, selected: chosen.get(id)?.includes(option.value) ?? false });
      }
    }
    return values.size === 0 ? [] : [{ id, label: labels[id], kind: id === 'color' ? 'swatch' : 'list', values: [...values.values()] }];
  });
}
