import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { buildKilometers, buildStraightDistance, type Position } from '../distance.ts';

export interface CollectionPoint {
  readonly id: string;
  readonly carrier: string;
  readonly name: string;
  readonly addressLine1: string;
  readonly city: string;
  /** State or province. */
  readonly region: string | null;
  readonly postalCode: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** See `OpeningTimes.hours`. */
  readonly hours: readonly (string | null)[];
}

export interface NearbyCollectionPoint extends CollectionPoint {
  /** Kilometers. */
  readonly distance: number;
}

const columns = [
  'id',
  'carrier',
  'name',
  'address_line1 as addressLine1',
  'city',
  'region',
  'postal_code as postalCode',
  'country',
  'latitude',
  'longitude',
  'hours',
] as const;

/** Reads a collection point in one statement; undefined if the country does not have it. */
export function readCollectionPoint(db: Kysely<Tables>, country: string, id: string): Promise<CollectionPoint | undefined> {
  return db.selectFrom('collection_points').where('id', '=', id).where('country', '=', country).select(columns).executeTakeFirst();
}

/** Finds the nearest collection points of the country by the position index, in one statement. */
export function findCollectionPoints(
  db: Kysely<Tables>,
  country: string,
  origin: Position,
  count: number,
): Promise<readonly NearbyCollectionPoint[]> {
  return db
    .selectFrom('collection_points')
    .where('country', '=', country)
    .select([...columns, buildKilometers('position', origin).as('distance')])
    .orderBy(buildStraightDistance('position', origin))
    .limit(count)
    .execute();
}
