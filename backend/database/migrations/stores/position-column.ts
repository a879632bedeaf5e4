import { sql, type RawBuilder } from 'kysely';

/**
 * SQL of column `position`: latitude and longitude as a point on the unit sphere. Straight distances between such points sort as those over
 * the ground do, also across the antimeridian and at the poles.
 */
export const positionColumn = (verb: 'add column' | ''): RawBuilder<unknown> =>
  sql`${sql.raw(verb)} position cube not null generated always as (cube(array[
    cos(radians(latitude)) * cos(radians(longitude)),
    cos(radians(latitude)) * sin(radians(longitude)),
    sin(radians(latitude))])) stored`;
