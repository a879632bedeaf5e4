import { breadcrumbMessages } from '#generated/messages/breadcrumb/all.ts';
import { sortMessages } from '#generated/messages/sort/all.ts';
import type { OperationResponse } from '#generated/openapi/operations.ts';
import { sortIdValues } from '#generated/openapi/enums.ts';
import { getMessages } from '#messages/runtime/messages-in.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { fromMinor } from '../wire-price.ts';
import { facetIds, getFacetLabel, type FacetId } from '../labels/facets.ts';
import type { Listing, ListingQuestion } from './query-listing.ts';
import type { ChosenFacet } from './parse-filters.ts';
import { parseStep, formatStepLabel } from './price-steps.ts';
import type { CategoryRow, FacetLabel, SiteCatalog } from './site-catalog.ts';

type ResponseBody = OperationResponse<'getCatalog'>;
type Facet = ResponseBody['facets'][number];
type Category = NonNullable<ResponseBody['category']>;
type CategoryLink = Category['children'][number];
type Breadcrumb = ResponseBody['breadcrumbs'][number];

const buildCategoryUrl = ({ slug, id }: CategoryRow): string => `/c/${slug}-${id}`;

export const createCategoryLink = (row: CategoryRow): CategoryLink => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  url: buildCategoryUrl(row),
  count: row.count,
});

export function buildCategory(row: CategoryRow, all: readonly CategoryRow[]): Category {
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    url: buildCategoryUrl(row),
    ...(row.description !== null && { description: row.description }),
    children: all.filter(({ parentId }) => parentId === row.id).map(createCategoryLink),
    siblings: all.filter(({ id, parentId }) => parentId === row.parentId && id !== row.id).map(createCategoryLink),
  };
}

export function createHomeBreadcrumb({ locale }: ShopContext): Breadcrumb {
  return { label: getMessages(breadcrumbMessages, locale).home, url: '/' };
}

/** Home, then each category down to the given one. The last has no link on the category's own page. */
export function buildBreadcrumbs(id: string, all: readonly CategoryRow[], shop: ShopContext, last: 'plain' | 'linked'): Breadcrumb[] {
  const path: CategoryRow[] = [];
  for (let row = all.find((one) => one.id === id); row; row = all.find((one) => one.id === row?.parentId)) path.unshift(row);
  const crumbs = path.map((row, i): Breadcrumb => ({
    label: row.name,
    ...((last === 'linked' || i < path.length - 1) && { url: buildCategoryUrl(row) }),
  }));
  return [createHomeBreadcrumb(shop), ...crumbs];
}

const getFacetKind = (id: FacetId): Facet['kind'] =>
  id === 'color' ? 'swatch' : id === 'price' ? 'range' : id === 'category' ? 'category' : 'list';

type Value = FacetLabel & { readonly value: string; readonly count: number };

interface FacetSource {
  readonly question: ListingQuestion;
  readonly listing: Listing;
  readonly siteCatalog: SiteCatalog;
}

/** Values with results, and selected values, in display order. */
function getKnownValues(id: FacetId, chosen: ChosenFacet | undefined, { listing, siteCatalog }: FacetSource): Value[] {
  const prefix = `${id}=`;
  return [...siteCatalog.labels].flatMap(([token, label]) => {
    if (!token.startsWith(prefix)) return [];
    const value = token.slice(prefix.length);
    const count = listing.counts[token] ?? 0;
    return count > 0 || chosen?.values.includes(value) ? { ...label, value, count } : [];
  });
}

/** Custom price ranges, which have no stored label. */
function getCustomRanges(chosen: ChosenFacet | undefined, { listing, siteCatalog, question }: FacetSource): Value[] {
  const { shop } = question;
  return (chosen?.values ?? [])
    .filter((value) => !siteCatalog.labels.has(`price=${value}`))
    .flatMap((value) => {
      const step = parseStep(value);
      return step ? { value, label: formatStepLabel(step, shop), swatch: null, count: listing.ranges[value] ?? 0 } : [];
    });
}

/** Offers categories one step below the page's own. */
function getOfferedValues(id: FacetId, chosen: ChosenFacet | undefined, source: FacetSource): Value[] {
  const values = getKnownValues(id, chosen, source);
  if (id === 'price') return [...values, ...getCustomRanges(chosen, source)];
  if (id !== 'category') return values;
  const { question, siteCatalog } = source;
  const below = new Set(siteCatalog.categories.filter(({ parentId }) => parentId === question.categoryId).map((row) => row.id));
  return values.filter(({ value }) => below.has(value) || chosen?.values.includes(value));
}

function buildFacet(id: FacetId, source: FacetSource): Facet | null {
  const { question, listing } = source;
  const chosen = question.chosen.find((facet) => facet.id === id);
  const values = getOfferedValues(id, chosen, source);
  if (values.length < 2 && !chosen) return null;
  return {
    id,
    label: getFacetLabel(id, question.shop),
    kind: getFacetKind(id),
    ...(id === 'price' && listing.low !== null && { min: fromMinor(listing.low) }),
    ...(id === 'price' && listing.high !== null && { max: fromMinor(listing.high) }),
    values: values.map(({ value, label, count, swatch }) => ({
      value,
      label,
      count,
      selected: chosen?.values.includes(value) ?? false,
      ...(swatch !== null && { swatch }),
    })),
  };
}

/** Facets with more than one value, and those with a selection. */
const buildFacetList = (source: FacetSource): Facet[] => facetIds.flatMap((id) => buildFacet(id, source) ?? []);

const buildSorts = ({ sort, shop }: ListingQuestion): ResponseBody['sorts'] =>
  sortIdValues.map((id) => ({ id, label: getMessages(sortMessages, shop.locale)[id], selected: id === sort }));

/** Renders the common part of category and search responses. */
export function renderListing(
  question: ListingQuestion,
  listing: Listing,
  siteCatalog: SiteCatalog,
): Omit<ResponseBody, 'breadcrumbs' | 'category'> {
  return {
    total: listing.total,
    start: question.start,
    count: question.count,
    products: [...listing.cards],
    facets: buildFacetList({ question, listing, siteCatalog }),
    sorts: buildSorts(question),
  };
}
