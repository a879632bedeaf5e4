import { sql, type RawBuilder } from 'kysely';

export interface Position {
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Mean radius of the earth in kilometers. */
const earthRadius = 6371.0088;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** SQL of a position on the unit sphere, in the format of the `position` columns. The database rejects numbers near 0. */
function buildPoint({ latitude, longitude }: Position): RawBuilder<unknown> {
  const [lat, lon] = [toRadians(latitude), toRadians(longitude)];
  const point = [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)].map((value) => Number(value.toFixed(12)));
  return sql`cube(${point}::float8[])`;
}

/** SQL that sorts by distance, nearest first, using the column's index. */
export function buildStraightDistance(column: string, origin: Position): RawBuilder<number> {
  return sql<number>`${sql.ref(column)} <-> ${buildPoint(origin)}`;
}

/** SQL of the great-circle distance in kilometers. */
export function buildKilometers(column: string, origin: Position): RawBuilder<number> {
  return sql<number>`(${2 * earthRadius}::float8 * asin(least(1, (${buildStraightDistance(column, origin)}) / 2)))`;
}

/** SQL condition: the row lies within the radius in kilometers. A bounding box makes use of the column's index. */
export function buildIsWithin(column: string, origin: Position, radius: number): RawBuilder<boolean> {
  const straight = 2 * Math.sin(Math.min(radius / earthRadius, Math.PI) / 2);
  return sql<boolean>`(${sql.ref(column)} <@ cube_enlarge(${buildPoint(origin)}, ${straight}::float8, 3)
    and (${buildStraightDistance(column, origin)}) <= ${straight}::float8)`;
}

/** Rounds a distance to one decimal, as in the contract. */
export const roundDistance = (distance: number): number => Math.round(distance * 10) / 10;
