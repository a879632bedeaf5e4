import { storeServiceValues } from '#generated/openapi/enums.ts';
import type { StoreSearch } from '#generated/openapi/stores.ts';

type StoreService = (typeof storeServiceValues)[number];

/** Search parameters of the store locator. */
export interface LocatorState {
  /** As typed by the visitor. */
  readonly place?: string;
  readonly position?: { readonly latitude: number; readonly longitude: number };
  readonly services: readonly StoreService[];
  readonly openNow: boolean;
  /** Searches without a radius. */
  readonly isFar: boolean;
  /** One-based. */
  readonly page: number;
}

/** Stores per page. */
export const STORES_PER_PAGE = 10;
/** The contract's limit of a place. */
const LONGEST_PLACE = 100;
const LAST_PAGE = 1000;
const POSITION = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/;

/** Parses `?place=Denver&service=repair&open=1`, as the form without JavaScript sends it. Invalid values are ignored. */
export function parseLocatorState(search: URLSearchParams): LocatorState {
  const place = (search.get('place') ?? '').trim().slice(0, LONGEST_PLACE);
  const position = place === '' ? parsePosition(search.get('near') ?? '') : undefined;
  const page = /^\d{1,4}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  const services = new Set(search.getAll('service'));
  return {
    ...(place === '' ? {} : { place }),
    ...(position ? { position } : {}),
    services: storeServiceValues.filter((service) => services.has(service)),
    openNow: search.get('open') === '1',
    isFar: search.get('far') === '1',
    page: Math.min(Math.max(page, 1), LAST_PAGE),
  };
}

/** Query string of a state with its question mark; "" for the initial state. */
export function formatLocatorState({ place, position, services, openNow, isFar, page }: LocatorState): string {
  const search = new URLSearchParams();
  if (place !== undefined) search.set('place', place);
  else if (position) search.set('near', `${position.latitude},${position.longitude}`);
  for (const service of services) search.append('service', service);
  if (openNow) search.set('open', '1');
  if (isFar) search.set('far', '1');
  if (page > 1) search.set('page', String(page));
  return search.size === 0 ? '' : `?${search}`;
}

/** The filters of a state in the form that the call expects. */
export function formatStoreFilters({ services, openNow }: LocatorState): Pick<StoreSearch, 'services' | 'openNow'> {
  return { ...(services.length > 0 ? { services: [...services] } : {}), ...(openNow ? { openNow } : {}) };
}

export function hasFilters({ services, openNow }: LocatorState): boolean {
  return openNow || services.length > 0;
}

/** Rounds a device's position to about a kilometer: precise enough to find stores, but URLs and logs do not reveal a home. */
export function roundPosition({
  latitude,
  longitude,
}: {
  readonly latitude: number;
  readonly longitude: number;
}): LocatorState['position'] {
  return { latitude: Number(latitude.toFixed(2)), longitude: Number(longitude.toFixed(2)) };
}

function parsePosition(text: string): LocatorState['position'] {
  const [, latitude, longitude] = POSITION.exec(text) ?? [];
  if (latitude === undefined || longitude === undefined || Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180)
    return undefined;
  return { latitude: Number(latitude), longitude: Number(longitude) };
}
