import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { Position } from '../distance.ts';

export interface City extends Position {
  readonly country: string;
  readonly name: string;
  /** Code of the state or province; empty in countries without them. */
  readonly region: string;
}

export interface PostalCode extends City {
  readonly code: string;
}

export interface Places {
  /** Sorted by folded name, then by population. */
  readonly cities: readonly (City & { readonly key: string; readonly population: number })[];
  /** Postal codes by country, sorted. */
  readonly codes: ReadonlyMap<string, readonly PostalCode[]>;
}

const file = new URL('places.tsv.br', import.meta.url);
let loading: Promise<Places> | undefined;

/**
 * Reads cities and postal codes once, on the first search: about 15 MB, already sorted.
 * @see scripts/places.ts
 */
export function loadPlaces(): Promise<Places> {
  loading ??= readPlaces();
  return loading;
}

async function readPlaces(): Promise<Places> {
  const text = (await promisify(brotliDecompress)(await readFile(file))).toString('utf8');
  const cities: Places['cities'][number][] = [];
  const codes = new Map<string, PostalCode[]>();
  for (const line of text.split('\n')) {
    const [kind, country = '', code = '', latitude, longitude, name = '', region = '', population] = line.split('\t');
    // A city's row has its folded name as code if that is not just its lower case.
    const place = { country, name, region, latitude: Number(latitude), longitude: Number(longitude) };
    if (kind === 'C') cities.push({ ...place, key: code || name.toLowerCase(), population: Number(population) });
    else if (codes.has(country)) codes.get(country)?.push({ ...place, code });
    else codes.set(country, [{ ...place, code }]);
  }
  return { cities, codes };
}

/**
 * The entries whose key starts with the prefix, by binary search.
 * @param entries Sorted by their keys
 */
export function findByPrefix<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string, prefix: string): readonly Entry[] {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = entries[middle];
    if (entry !== undefined && keyOf(entry) < prefix) low = middle + 1;
    else high = middle;
  }
  let end = low;
  for (let entry = entries[end]; entry !== undefined && keyOf(entry).startsWith(prefix); entry = entries[end]) end += 1;
  return entries.slice(low, end);
}
