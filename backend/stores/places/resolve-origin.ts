import type { Origin } from '#generated/openapi/stores.ts';
import type { Position } from '../distance.ts';
import { findPlace } from './find-place.ts';

/**
 * Returns the position, or that of the place; undefined for an unknown place.
 * @param country Searched before other countries
 */
export async function resolveOrigin(
  { place, position }: { readonly place?: string; readonly position?: Position },
  country: string,
): Promise<Origin | undefined> {
  return position ?? (place === undefined ? undefined : findPlace(place, country));
}
