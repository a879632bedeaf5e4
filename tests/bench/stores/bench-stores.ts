/**
 * `node tests/bench/stores/bench-stores.ts [rounds]`: milliseconds of searches on its own PostgreSQL: the nearest 20 of 50,000 collection
 * points, from inside and outside of their country, stores around a place, and the availability of a style with 20 sizes in 200 stores.
 * Prints medians and the 95th percentile. The exit code reports whether the bench ran, not how fast.
 */
import { createGetAvailability } from '#backend/catalog/get-availability.ts';
import { createDatabase } from '#backend/database/create-database.ts';
import { findCollectionPoints } from '#backend/stores/collection-points/read-collection-points.ts';
import { findStores } from '#backend/stores/find-stores.ts';
import { findPlace } from '#backend/stores/places/find-place.ts';
import { createRecordingLog } from '#backend/testing/recording-log.ts';
import { startPostgres } from '#backend/testing/start-postgres.ts';
import { seedCatalog } from '#demo/seeds/catalog/seed-catalog.ts';
import { computeMedian } from '../compare.ts';
import { createPosition, createRandom, growStores, createPositionInGermany, BENCH_STYLE, BENCH_STORES } from './grow-stores.ts';

const rounds = Number(process.argv[2] ?? 500);
const warmUp = 50;
const clock = { now: (): Date => new Date('2026-11-24T12:00:00Z') };

async function measure(name: string, call: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    const start = performance.now();
    await call();
    if (round >= 0) times.push(performance.now() - start);
  }
  const p95 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
  console.log(`${name}: median ${computeMedian(times).toFixed(2)} ms, p95 ${p95.toFixed(2)} ms (of ${rounds})`);
}

const started = await startPostgres();
if (!started.postgres) throw new Error(`[cairn] [bench] ${started.reason}`);
const { db, close } = await createDatabase({ url: started.postgres.url });
try {
  await seedCatalog({ db, clock, log: createRecordingLog() });
  await growStores(db);
  const random = createRandom(33);
  const createQuery = () => ({
    brand: 'tarnfell',
    origin: createPosition(random),
    services: ['pickup' as const],
    now: clock.now(),
    start: 0,
    count: 20,
  });
  await measure('nearest 20 of 50,000 collection points', () => findCollectionPoints(db, 'DE', createPositionInGermany(random), 20));
  await measure('the same from anywhere on earth', () => findCollectionPoints(db, 'DE', createPosition(random), 20));
  await measure('nearest 20 of 200 stores', () => findStores(db, createQuery()));
  await measure('a place by name', () => findPlace('10115 Berlin', 'DE'));
  const availability = createGetAvailability({ db, clock });
  const context = { siteId: 'TARNFELL-US', locale: 'en-us' } as Parameters<typeof availability.handle>[0]['context'];
  const request = { params: { productId: BENCH_STYLE }, query: {}, headers: {}, body: { storeIds: [...BENCH_STORES] }, context };
  await measure('availability of 20 sizes in 200 stores', async () =>
    availability.handle(request as Parameters<typeof availability.handle>[0]),
  );
} finally {
  await close();
  await started.postgres.stop();
}
