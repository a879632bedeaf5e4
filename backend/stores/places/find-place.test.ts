import { describe, expect, it } from 'vitest';
import { findPlace } from './find-place.ts';

const find = async (query: string, country: string): Promise<readonly (string | number)[] | undefined> => {
  const place = await findPlace(query, country);
  return place && [place.label, Math.round(place.latitude * 10) / 10, Math.round(place.longitude * 10) / 10];
};

describe('findPlace', () => {
  it.each([
    ['a city', 'Denver', 'US', 'Denver, CO', 39.7, -105],
    ['a city with its state', 'denver, co', 'US', 'Denver, CO', 39.7, -105],
    ['a city with the name of its state', 'Denver Pennsylvania', 'US', 'Denver, PA', 40.2, -76.1],
    ['a city with its country', 'London, UK', 'US', 'London', 51.5, -0.1],
    ['a city that only another country has', 'München', 'GB', 'München', 48.1, 11.6],
    ['a city of the own country before a larger one of another', 'London', 'CA', 'London, ON', 43, -81.2],
    ['a name without its umlaut', 'munchen', 'DE', 'München', 48.1, 11.6],
    ['a name with two letters for its umlaut', 'Muenchen', 'DE', 'München', 48.1, 11.6],
    ['a name in another language', 'Munich', 'DE', 'München', 48.1, 11.6],
    ['a name without its accent', 'MONTREAL', 'CA', 'Montréal, QC', 45.5, -73.6],
    ['a name that is abbreviated', 'Saint Louis', 'US', 'St. Louis, MO', 38.6, -90.2],
    ['the beginning of a name', 'Frankfurt', 'DE', 'Frankfurt am Main', 50.1, 8.7],
    ['a postal code', '80202', 'US', 'Denver, CO 80202', 39.8, -105],
    ['a postal code of nine digits', '80202-1234', 'US', 'Denver, CO 80202', 39.8, -105],
    ['the first digits of a postal code', '802', 'US', 'Denver, CO 802', 39.7, -105],
    ['a postal code after its city', 'Denver, CO 80202', 'US', 'Denver, CO 80202', 39.8, -105],
    ['a postal code before its city', '10115 Berlin', 'DE', '10115 Berlin', 52.5, 13.4],
    ['a postal code that the own country has elsewhere', '10115 Berlin', 'US', '10115 Berlin', 52.5, 13.4],
    ['a Canadian postal code', 'v6k1n6', 'CA', 'Vancouver, BC V6K', 49.3, -123.2],
    ['a British postal code by its outward part', 'SW1A 1AA', 'GB', 'London SW1A', 51.5, -0.1],
    ['a British postal code by its area', 'EH99 1SP', 'GB', 'Edinburgh EH99', 56, -3.2],
    ['a code of another country', '80202', 'GB', 'Denver, CO 80202', 39.8, -105],
    ['a town whose name is an alias elsewhere', 'Hull', 'US', 'Hull, MA', 42.3, -70.9],
  ])('finds %s', async (_, query, country, label, latitude, longitude) => {
    expect(await find(query, country)).toEqual([label, latitude, longitude]);
  });

  it.each(['Nowhereville', '99999999', '  ', '!?', 'Denver, Bavaria', 'ZZ9 9ZZ', 'x'.repeat(100)])('does not find "%s"', async (query) => {
    expect(await find(query, 'US')).toBeUndefined();
  });
});
