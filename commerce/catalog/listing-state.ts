import { sortIdValues } from '#generated/openapi/enums.ts';
import type { SortId } from '#generated/openapi/products.ts';

/** State of a listing in its URL: facet values, sort order and page. */
export interface ListingState {
  /** Values by facet id; facets without values are absent. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly sort: SortId;
  /** One-based. */
  readonly page: number;
}

export const PAGE_SIZE = 24;
export const DEFAULT_SORT: SortId = 'bestMatches';

/** Facet for a store's stock; its value is the store id. */
export const STORE_FILTER = 'store';

const PREFIX = 'filter.';
const FACET = /^[A-Za-z][A-Za-z0-9_.]*$/;
const RANGE_END = /^filter\.([A-Za-z][A-Za-z0-9_]*)\.(?:min|max)$/;
/** Amount in major units, as the contract accepts it. */
const AMOUNT = /^\d{1,7}(?:\.\d{1,2})?$/;
/** Limits of the contract: facets per call, characters per value, and the largest offset. */
const MAX_FACETS = 29;
const LONGEST = 500;
const LAST_PAGE = Math.floor(100_000 / PAGE_SIZE);

const sorts: ReadonlySet<string> = new Set(sortIdValues);

/**
 * Parses `?filter.color=spruce&filter.color=ember&sort=newest&page=2`, as forms without JavaScript send it too. Invalid values are ignored.
 */
export function parseListingState(search: URLSearchParams): ListingState {
  const filters: Record<string, readonly string[]> = parseRangeFilters(search);
  for (const name of [...new Set(search.keys())].sort()) {
    const facet = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : '';
    if (!FACET.test(facet) || facet in filters || isRangeEnd(facet) || facet === 'cgid' || Object.keys(filters).length >= MAX_FACETS)
      continue;
    const values = [...new Set(search.getAll(name).filter(Boolean))].sort();
    if (values.length > 0 && `${facet}=${values.join('|')}`.length <= LONGEST) filters[facet] = values;
  }
  const sort = search.get('sort') ?? '';
  const page = /^\d{1,6}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  return { filters, sort: sorts.has(sort) ? (sort as SortId) : DEFAULT_SORT, page: Math.min(Math.max(page, 1), LAST_PAGE) };
}

/** Names of a range facet's two fields in forms without JavaScript: `?filter.price.min=50&filter.price.max=120`. */
export function getRangeFieldNames(facet: string): { readonly min: string; readonly max: string } {
  return { min: `${getFilterName(facet)}.min`, max: `${getFilterName(facet)}.max` };
}

/** Formats a range for calls: "50-120", "50-", "-120"; undefined without bounds. */
export function formatRange(min: string, max: string): string | undefined {
  const [low, high] = [min, max].map((end) => (AMOUNT.test(end) ? Number(end) : undefined));
  if (low === undefined && high === undefined) return undefined;
  const [from, to] = low !== undefined && high !== undefined && low > high ? [high, low] : [low, high];
  return `${from ?? ''}-${to ?? ''}`;
}

function parseRangeFilters(search: URLSearchParams): Record<string, readonly string[]> {
  const facets = [...search.keys()].flatMap((name) => RANGE_END.exec(name)?.[1] ?? []);
  return Object.fromEntries(
    facets.flatMap((facet) => {
      const { min, max } = getRangeFieldNames(facet);
      const value = formatRange(search.get(min) ?? '', search.get(max) ?? '');
      return value === undefined ? [] : [[facet, [value]]];
    }),
  );
}

function isRangeEnd(facet: string): boolean {
  return RANGE_END.test(getFilterName(facet));
}

/**
 * Query string of a state, with its question mark; "" for the initial state. Of the `kept` parameters, e.g. a search query, those that
 * belong to the state are replaced.
 */
export function formatListingState({ filters, sort, page }: ListingState, stored: URLSearchParams = new URLSearchParams()): string {
  const search = new URLSearchParams();
  for (const [name, value] of stored) if (!isListingParameter(name)) search.append(name, value);
  for (const [facet, values] of Object.entries(filters)) for (const value of values) search.append(getFilterName(facet), value);
  if (sort !== DEFAULT_SORT) search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** Name of a facet in URLs and forms. */
export function getFilterName(facet: string): string {
  return `${PREFIX}${facet}`;
}

function isListingParameter(name: string): boolean {
  return name === 'sort' || name === 'page' || name.startsWith(PREFIX);
}

export function isFilterActive({ filters }: ListingState, facet: string, value: string): boolean {
  return filters[facet]?.includes(value) ?? false;
}

/** Toggles a facet value and returns to the first page. */
export function toggleFilter(state: ListingState, facet: string, value: string): ListingState {
  const values = state.filters[facet] ?? [];
  const changed = values.includes(value) ? values.filter((other) => other !== value) : [...values, value].sort();
  return setFilter(state, facet, changed);
}

/** Replaces the values of a facet; an empty list removes the facet. */
export function setFilter(state: ListingState, facet: string, values: readonly string[]): ListingState {
  const others = Object.entries(state.filters).filter(([id]) => id !== facet);
  const entries = values.length > 0 ? [...others, [facet, values] as const] : others;
  return { ...state, page: 1, filters: Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1))) };
}

export function clearFilters(state: ListingState): ListingState {
  return { ...state, page: 1, filters: {} };
}

export function countFilters({ filters }: ListingState): number {
  return Object.values(filters).reduce((count, values) => count + values.length, 0);
}

/** True if two states are pages of the same list. */
export function isSameList(one: ListingState, other: ListingState): boolean {
  return formatListingState({ ...one, page: 1 }) === formatListingState({ ...other, page: 1 });
}

/** Formats the filters for calls. */
export function formatFilters({ filters }: ListingState): string[] {
  return Object.entries(filters).map(([facet, values]) => `${facet}=${values.join('|')}`);
}
