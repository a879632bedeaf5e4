import type { Device } from '#generated/openapi/shared.ts';
import type { SiteSettings } from '#settings/site-settings.ts';

const COUNTRY = /^[A-Z]{2}$/;
const CITY = /^\p{L}[\p{L}\p{M} .'’-]{0,79}$/u;
/** Codes that networks use for an unknown country and for Tor. */
const NOWHERE = new Set(['XX', 'T1', 'ZZ']);

/** The country and city of a request, as the network in front of the shop reports them. */
export function getPlace(
  headers: Pick<Headers, 'get'>,
  { countryHeader, cityHeader }: SiteSettings['place'],
): Pick<Device, 'country' | 'city'> {
  const country = getHeader(headers, countryHeader)?.toUpperCase() ?? '';
  if (!COUNTRY.test(country) || NOWHERE.has(country)) return {};
  const city = decode(getHeader(headers, cityHeader) ?? '');
  return { country, ...(CITY.test(city) ? { city } : {}) };
}

function getHeader(headers: Pick<Headers, 'get'>, name: string): string | undefined {
  return name === '' ? undefined : (headers.get(name) ?? undefined);
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
