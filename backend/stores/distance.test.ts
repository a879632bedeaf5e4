import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '../database/insert-rows.ts';
import type { Database } from '../database/create-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { buildIsWithin, buildKilometers, buildStraightDistance, type Position } from './distance.ts';

/** Haversine formula, without a database. */
function computeDistance(a: Position, b: Position): number {
  const rad = Math.PI / 180;
  const [dLat, dLon] = [(b.latitude - a.latitude) * rad, (b.longitude - a.longitude) * rad];
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(dLon / 2) ** 2;
  return 2 * 6371.0088 * Math.asin(Math.min(1, Math.sqrt(h)));
}

const getDegrees = (max: number) => fc.double({ min: -max, max, noNaN: true });
const anywhere = fc.record({ latitude: getDegrees(90), longitude: getDegrees(180) });
const nearTheEdges = fc.record({
  latitude: fc.oneof(fc.double({ min: 88, max: 90, noNaN: true }), fc.double({ min: -90, max: -88, noNaN: true }), getDegrees(90)),
  longitude: fc.oneof(fc.double({ min: 178, max: 180, noNaN: true }), fc.double({ min: -180, max: -178, noNaN: true })),
});
const position: fc.Arbitrary<Position> = fc.oneof(anywhere, nearTheEdges);
const round = (value: number): number => Number(value.toFixed(6));
const points = fc
  .sample(position, { seed: 31, numRuns: 400 })
  .map(({ latitude, longitude }) => ({ latitude: round(latitude), longitude: round(longitude) }));

describe('buildStraightDistance', () => {
  let database: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
    const rows = points.map(({ latitude, longitude }, index) => ({
      id: `P${index}`,
      carrier: 'Test',
      name: `Point ${index}`,
      address_line1: '1 Street',
      city: 'City',
      region: null,
      postal_code: '1',
      country: 'ZZ',
      latitude,
      longitude,
      hours: '[]',
    }));
    await database.db.transaction().execute((transaction) => insertRows(transaction, 'collection_points', rows));
  }, 120_000);
  afterAll(() => database.close());

  const selectTestPoints = () => database.db.selectFrom('collection_points').where('country', '=', 'ZZ');

  it('orders by great-circle distance, also across the antimeridian and at the poles', async () => {
    await fc.assert(
      fc.asyncProperty(position, async (origin) => {
        const rows = await selectTestPoints()
          .select(buildKilometers('position', origin).as('distance'))
          .orderBy(buildStraightDistance('position', origin))
          .limit(10)
          .execute();
        const expected = points.map((point) => computeDistance(origin, point)).toSorted((a, b) => a - b);
        for (const [place, { distance }] of rows.entries()) expect(distance).toBeCloseTo(expected[place] ?? NaN, 3);
      }),
      { numRuns: 60 },
    );
  });

  it('agrees with isWithin about a radius', async () => {
    await fc.assert(
      fc.asyncProperty(position, fc.integer({ min: 1, max: 20_100 }), async (origin, radius) => {
        const rows = await selectTestPoints()
          .select('id')
          .where(buildIsWithin('position', origin, radius))
          .execute();
        const expected = points.flatMap((point, index) => (computeDistance(origin, point) <= radius ? [`P${index}`] : []));
        expect(rows.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
      }),
      { numRuns: 60 },
    );
  });

  it('reads the nearest by the index', async () => {
    const origin = { latitude: 52.5, longitude: 13.4 };
    const plan = await database.db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      await sql`set local enable_sort = off`.execute(transaction);
      return sql<{ 'QUERY PLAN': string }>`explain select id from collection_points where country = 'ZZ'
        order by ${buildStraightDistance('position', origin)} limit 20`.execute(transaction);
    });
    expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Scan using collection_points_by_position');
  });
});
