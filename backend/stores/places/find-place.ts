import type { Position } from '../distance.ts';
import { findPostalCode, readPostalCode } from './find-postal-code.ts';
import { foldName } from './fold-name.ts';
import { loadPlaces, findByPrefix, type City, type Places } from './load-places.ts';
import { findRegions } from './regions.ts';

export interface Place extends Position {
  /** In the country's format, e.g. Denver, CO. */
  readonly label: string;
}

/** Names in other languages, and commonly used short forms. */
const aliases: Readonly<Record<string, string>> = {
  munich: 'munchen',
  cologne: 'koln',
  nuremberg: 'nurnberg',
  hanover: 'hannover',
  brunswick: 'braunschweig',
  'new york': 'new york city',
  nyc: 'new york city',
  londres: 'london',
  edimbourg: 'edinburgh',
  hull: 'kingston upon hull',
};

/** Minimum length of a prefix that is completed to a name. */
const minPrefixLength = 3;

/**
 * Finds the place for a typed text: a city, a postal code or its start, or both.
 * @param country Searched before other countries
 * @returns undefined for an unknown place
 */
export async function findPlace(query: string, country: string): Promise<Place | undefined> {
  const places = await loadPlaces();
  const countries = [country, ...[...places.codes.keys()].filter((other) => other !== country)];
  // An unlisted code is near those with the same start, but another country may have the exact code.
  for (const isApproximate of [false, true]) {
    for (const searched of countries) {
      const place = placeOfCode(places, query, searched, isApproximate || searched === country);
      if (place) return place;
    }
  }
  const city = findCity(places, query, countries);
  return city && { ...toPosition(city), label: city.region ? `${city.name}, ${city.region}` : city.name };
}

const toPosition = ({ latitude, longitude }: Position): Position => ({ latitude, longitude });

/** A name next to the code must match its place, because postal codes of several countries look alike. */
function placeOfCode(places: Places, query: string, country: string, isApproximate: boolean): Place | undefined {
  const written = readPostalCode(query, country);
  if (!written) return undefined;
  const found = findPostalCode(places.codes.get(country) ?? [], written.code, { country, isApproximate });
  if (!found) return undefined;
  const named = foldName(written.name);
  const label = foldName(found.label);
  const isNamed = [aliases[named] ?? named, named.split(' ')[0] ?? ''].some((name) => label.includes(name));
  return isNamed ? { ...toPosition(found), label: found.label } : undefined;
}

type KeyedCity = Places['cities'][number];

/** Finds a city by the whole text, or by its start with a region or country at its end. A region is searched in its own country. */
function findCity({ cities }: Places, query: string, countries: readonly string[]): City | undefined {
  const words = foldName(query).split(' ').filter(Boolean);
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    const regions = length === words.length ? null : findRegions(words.slice(length).join(' '));
    if (regions?.length === 0) continue;
    const matches = findCitiesByName(cities, name).filter(
      (city) =>
        regions === null || regions.some(({ country, region }) => city.country === country && (region === null || region === city.region)),
    );
    for (const country of countries) {
      const found = matches.find((city) => city.country === country);
      if (found) return found;
    }
  }
  return undefined;
}

/** Cities of an alias, with the exact name, then with names that start with it, each by population. Umlauts may be typed as two letters. */
function findCitiesByName(cities: readonly KeyedCity[], name: string): readonly KeyedCity[] {
  const names = [aliases[name] ?? name, name, name.replace(/([aou])e/g, '$1')];
  const found = names.map((spelling) => ({ spelling, cities: findByPrefix(cities, ({ key }) => key, spelling) }));
  const exact = found.flatMap((of) => of.cities.filter(({ key }) => key === of.spelling));
  if (exact.length > 0 || name.length < minPrefixLength) return exact;
  return found.flatMap((of) => of.cities).toSorted((a, b) => b.population - a.population);
}
