import { formatNumber } from '#messages/format/number.ts';

const KILOMETERS_IN_MILE = 1.609344;
const withMiles = new Set(['US', 'GB']);

/**
 * Formats a distance in the unit of the locale's country, e.g. "1.1 mi"; without decimals from ten on.
 * @param languageTag BCP 47, with its country
 */
export function formatDistance(kilometers: number, languageTag: string): string {
  const isInMiles = usesMiles(languageTag);
  const distance = isInMiles ? kilometers / KILOMETERS_IN_MILE : kilometers;
  return formatNumber(distance, languageTag, {
    style: 'unit',
    unit: isInMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: distance < 10 ? 1 : 0,
  });
}

/** Converts a distance in the unit of the locale's country to kilometers. */
export function convertToKilometers(distance: number, languageTag: string): number {
  return usesMiles(languageTag) ? distance * KILOMETERS_IN_MILE : distance;
}

function usesMiles(languageTag: string): boolean {
  return withMiles.has(languageTag.split('-')[1] ?? '');
}
