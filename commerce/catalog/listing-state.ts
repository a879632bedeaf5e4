import { sortIdValues } from '#generated/openapi/enums.ts';
import type { SortId } from '#generated/openapi/products.ts';

/** What a listing's address says: which values of which facets, in which order, how far down. */
export interface ListingState {
  /** Facet id → values; a facet without values is left out. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly sort: SortId;
  /** From 1. */
  readonly page: number;
}

export const PAGE_SIZE = 24;
export const DEFAULT_SORT: SortId = 'bestMatches';

/** Filter of products that a store has; its value is the store's id. */
export const STORE_FILTER = 'store';

const PREFIX = 'filter.';
const FACET = /^[A-Za-z][A-Za-z0-9_.]*$/;
const RANGE_END = /^filter\.([A-Za-z][A-Za-z0-9_]*)\.(?:min|max)$/;
/** Major units, as the contract accepts them. */
const AMOUNT = /^\d{1,7}(?:\.\d{1,2})?$/;
/** The contract's limits: facets in a call, characters of one, and the furthest start. */
const MOST_FACETS = 29;
const LONGEST = 500;
const LAST_PAGE = Math.floor(100_000 / PAGE_SIZE);

const sorts: ReadonlySet<string> = new Set(sortIdValues);

/** `?filter.color=spruce&filter.color=ember&sort=newest&page=2`, as a form without script sends it too. What makes no sense is passed over. */
export function parseListingState(search: URLSearchParams): ListingState {
  const filters: Record<string, readonly string[]> = rangeFilters(search);
  for (const name of [...new Set(search.keys())].sort()) {
    const facet = name.startsWith(PREFIX) ? name.slice(PREFIX.length) : '';
    if (!FACET.test(facet) || facet in filters || isRangeEnd(facet) || facet === 'cgid' || Object.keys(filters).length >= MOST_FACETS)
      continue;
    const values = [...new Set(search.getAll(name).filter(Boolean))].sort();
    if (values.length > 0 && `${facet}=${values.join('|')}`.length <= LONGEST) filters[facet] = values;
  }
  const sort = search.get('sort') ?? '';
  const page = /^\d{1,6}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  return { filters, sort: sorts.has(sort) ? (sort as SortId) : DEFAULT_SORT, page: Math.min(Math.max(page, 1), LAST_PAGE) };
}

/** The names of the two fields of a range facet, which a form without script sends: `?filter.price.min=50&filter.price.max=120`. */
export function rangeNames(facet: string): { readonly min: string; readonly max: string } {
  return { min: `${filterName(facet)}.min`, max: `${filterName(facet)}.max` };
}

/** A range as the calls write it: "50-120", "50-", "-120"; undefined where neither end narrows anything. */
export function rangeValue(min: string, max: string): string | undefined {
  const [low, high] = [min, max].map((end) => (AMOUNT.test(end) ? Number(end) : undefined));
  if (low === undefined && high === undefined) return undefined;
  const [from, to] = low !== undefined && high !== undefined && low > high ? [high, low] : [low, high];
  return `${from ?? ''}-${to ?? ''}`;
}

function rangeFilters(search: URLSearchParams): Record<string, readonly string[]> {
  const facets = [...search.keys()].flatMap((name) => RANGE_END.exec(name)?.[1] ?? []);
  return Object.fromEntries(
    facets.flatMap((facet) => {
      const { min, max } = rangeNames(facet);
      const value = rangeValue(search.get(min) ?? '', search.get(max) ?? '');
      return value === undefined ? [] : [[facet, [value]]];
    }),
  );
}

function isRangeEnd(facet: string): boolean {
  return RANGE_END.test(filterName(facet));
}

/**
 * The address's query for a state, with its question mark; "" for a listing as it begins. `kept` are parameters that belong to the
 * address but not to the state, such as a search's words; of them, those that a state owns are replaced.
 */
export function listingSearch({ filters, sort, page }: ListingState, kept: URLSearchParams = new URLSearchParams()): string {
  const search = new URLSearchParams();
  for (const [name, value] of kept) if (!isOwn(name)) search.append(name, value);
  for (const [facet, values] of Object.entries(filters)) for (const value of values) search.append(filterName(facet), value);
  if (sort !== DEFAULT_SORT) search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

/** The name of a facet in addresses and forms. */
export function filterName(facet: string): string {
  return `${PREFIX}${facet}`;
}

function isOwn(name: string): boolean {
  return name === 'sort' || name === 'page' || name.startsWith(PREFIX);
}

export function isChosen({ filters }: ListingState, facet: string, value: string): boolean {
  return filters[facet]?.includes(value) ?? false;
}

/** The state with a value chosen that was not, or the other way round; any change begins at the first page. */
export function toggleFilter(state: ListingState, facet: string, value: string): ListingState {
  const values = state.filters[facet] ?? [];
  const changed = values.includes(value) ? values.filter((other) => other !== value) : [...values, value].sort();
  return setFilter(state, facet, changed);
}

/** The state with these values of a facet and no others; none remove it. */
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

/** Whether two states show stretches of one and the same list. */
export function isSameList(one: ListingState, other: ListingState): boolean {
  return listingSearch({ ...one, page: 1 }) === listingSearch({ ...other, page: 1 });
}

/** Filters as the calls want them. */
export function wireFilters({ filters }: ListingState): string[] {
  return Object.entries(filters).map(([facet, values]) => `${facet}=${values.join('|')}`);
}
