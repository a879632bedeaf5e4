import { ServiceError } from '../client/service-error.ts';
import type { Calls } from '../client/calls.ts';
import { listStores } from '#generated/calls/list-stores.ts';
import { searchStores } from '#generated/calls/search-stores.ts';
import type { Store, StoreResults, StoreSearch } from '#generated/openapi/stores.ts';
import { describeStore, type DescribeSource } from './describe-store.ts';
import { formatDistance, convertToKilometers } from './format-distance.ts';
import type { FoundStores } from './found-stores.ts';
import { hasFilters, STORES_PER_PAGE, formatStoreFilters, type LocatorState } from './locator-state.ts';

export interface FindSource extends DescribeSource {
  readonly calls: Calls;
  /** In the locale's language. */
  readonly countryName: string;
}

/** Radius of the first search, in miles or kilometers. */
const DEFAULT_RADIUS = 100;
/** The contract's limit of ids per call. */
const MAX_IDS_PER_CALL = 50;

/** Finds stores for a state of the locator: by place, by position, otherwise all stores of the site's country. */
export async function findStores(state: LocatorState, source: FindSource): Promise<FoundStores> {
  const by = state.place === undefined ? state.position && { position: state.position } : { place: state.place };
  return by ? await findNearby(by, state, source) : await findAll(state, source);
}

async function findNearby(by: StoreSearch['by'], state: LocatorState, source: FindSource): Promise<FoundStores> {
  const { calls, languageTag } = source;
  const filters = formatStoreFilters(state);
  const radius = state.isFar ? {} : { radius: Math.round(convertToKilometers(DEFAULT_RADIUS, languageTag)) };
  const start = (state.page - 1) * STORES_PER_PAGE;
  const found = await searchStores(calls, { body: { by, ...filters, ...radius, start, count: STORES_PER_PAGE } });
  const { origin } = found;
  if (!origin) return { outcome: 'unknownPlace', total: 0, pages: 0, stores: [], ...(state.place && { label: state.place }) };
  const beyond =
    found.total === 0 && !state.isFar
      ? await searchStores(calls, { body: { by, ...filters, start: 0, count: 1 } })
      : { stores: [] as readonly Store[] };
  const [nearest] = beyond.stores;
  const label = origin.label ?? state.place;
  return {
    ...describeFound(found, source),
    ...(label === undefined ? {} : { label }),
    ...(state.isFar ? {} : { within: formatDistance(convertToKilometers(DEFAULT_RADIUS, languageTag), languageTag) }),
    ...(nearest ? { nearest: describeStore(nearest, source) } : {}),
    origin: { latitude: origin.latitude, longitude: origin.longitude },
  };
}

async function findAll(state: LocatorState, source: FindSource): Promise<FoundStores> {
  const { calls, countryName: label } = source;
  const ids = (await listStores(calls)).stores.map(({ id }) => id);
  const start = (state.page - 1) * STORES_PER_PAGE;
  if (!hasFilters(state)) {
    const storeIds = ids.slice(start, start + STORES_PER_PAGE);
    const { stores } = await fetchStores(storeIds, {}, source);
    return { ...describeFound({ total: ids.length, stores }, source), label };
  }
  const lists = Array.from({ length: Math.ceil(ids.length / MAX_IDS_PER_CALL) }, (_, list) =>
    ids.slice(list * MAX_IDS_PER_CALL, (list + 1) * MAX_IDS_PER_CALL),
  );
  const found = await Promise.all(lists.map((storeIds) => fetchStores(storeIds, formatStoreFilters(state), source)));
  const stores = found.flatMap((list) => list.stores);
  return { ...describeFound({ total: stores.length, stores: stores.slice(start, start + STORES_PER_PAGE) }, source), label };
}

async function fetchStores(
  storeIds: readonly string[],
  filters: Pick<StoreSearch, 'services' | 'openNow'>,
  { calls }: FindSource,
): Promise<StoreResults> {
  if (storeIds.length === 0) return { total: 0, stores: [] };
  return await searchStores(calls, { body: { by: { storeIds: [...storeIds] }, ...filters, start: 0, count: MAX_IDS_PER_CALL } });
}

/** @returns undefined for a store that does not belong to the site's brand */
export async function findStore(storeId: string, calls: Calls): Promise<Store | undefined> {
  try {
    return (await searchStores(calls, { body: { by: { storeIds: [storeId] }, start: 0, count: 1 } })).stores[0];
  } catch (error) {
    if (error instanceof ServiceError && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}

function describeFound({ total, stores }: Pick<StoreResults, 'total' | 'stores'>, source: FindSource): FoundStores {
  return {
    outcome: 'found',
    total,
    pages: Math.ceil(total / STORES_PER_PAGE),
    stores: stores.map((store) => describeStore(store, source)),
  };
}
