/**
 * `npm run bench:scale [sizes]`: the real shop over HTTP, with catalogs of 1,000, 10,000 and 50,000 styles, 1,000 content documents and
 * 100,000 carts. The cost of a page or a request may only grow with its response: at most by half from the smallest to the largest. Uses
 * its own PostgreSQL; without one, the embedded database with fewer styles.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { createBackend, type Backend } from '#backend/backend.ts';
import { seedCatalog } from '#demo/seeds/catalog/seed-catalog.ts';
import { createDatabase, type Database, type DatabaseLocation } from '#backend/database/create-database.ts';
import { createWaitingJobs } from '#backend/jobs/testing/waiting-jobs.ts';
import { startPostgres } from '#backend/testing/start-postgres.ts';
import { createShopProcess } from '#tests/hostile/shop/host.ts';
import { startPartner } from '#tests/hostile/shop/partner.ts';
import { fillCarts, growCatalog } from './grow-catalog.ts';
import { growContent } from './grow-content.ts';
import { createWork } from './work.ts';

const MAX_RATIO = 1.5;
const turns = Number(process.env.BENCH_TURNS ?? 60);
const documents = 1000;
const carts = 100_000;
const clock = { now: () => new Date() };
const silent = { info: () => undefined, warn: () => undefined, error: (sentence: string) => console.error(sentence) };
const unlimited = { calls: 1_000_000_000, seconds: 60 };
const limits = {
  reading: unlimited,
  searching: unlimited,
  changing: unlimited,
  changes: unlimited,
  guests: unlimited,
  cardFrames: unlimited,
};

const { postgres } = await startPostgres();
const sizes = (process.argv[2]?.split(',') ?? (postgres ? [1000, 10_000, 50_000] : [1000, 5000])).map(Number);
const folder = mkdtempSync(path.join(tmpdir(), 'cairn-scale-'));
const contentDir = path.join(folder, 'content');
const location: DatabaseLocation = postgres ? { url: postgres.url } : { dataDir: folder };
const partner = await startPartner(path.join(folder, 'books.jsonl'));
const table: Record<string, Record<number, number>> = {};

async function grow({ db }: Database, size: number): Promise<void> {
  await growCatalog(db, size);
  await sql`vacuum analyze`.execute(db);
}

/** Lower quartile of the turns in milliseconds, the figure that other load on the machine affects least. */
async function measureLowerQuartile(turn: (turn: number) => Promise<unknown>): Promise<number> {
  for (let warming = 0; warming < turns / 4; warming += 1) await turn(warming);
  const times: number[] = [];
  for (let place = 0; place < turns; place += 1) {
    const started = performance.now();
    await turn(place + turns);
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(turns / 4)] ?? 0;
}

/** For operations that the gateway does not offer; the embedded database allows one process only. */
async function openBackend(): Promise<{ readonly backend: Backend; readonly database: Database }> {
  const database = await createDatabase(location);
  const backend = await createBackend({
    db: database.db,
    jobs: createWaitingJobs({ clock, log: silent }),
    clock,
    ids: { uuid: () => randomUUID() },
    media: () => null,
    contentDir,
    cacheDir: folder,
    log: silent,
    mode: 'production',
    watch: false,
  });
  return { backend, database };
}

async function measure(size: number): Promise<void> {
  const host = await createShopProcess({
    DATA_DIR: path.join(folder, `host-${size}`),
    CONTENT_DIR: contentDir,
    PARTNERS_ORIGIN: partner.origin,
    PARTNERS_KEY: partner.key,
    ACCESS_KEY: 'the-programs-of-the-bench-run',
    PREVIEW_KEY: 'the-editors-of-the-bench-run',
    PICTURES_AHEAD: 'false',
    SETTINGS: JSON.stringify({ '*': { limits } }),
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  const inProcess = postgres ? await openBackend() : null;
  await host.start();
  try {
    const named = process.argv[3] ?? '';
    for (const { name, turn } of (await createWork(host, partner, inProcess?.backend ?? null)).filter((work) =>
      work.name.includes(named),
    )) {
      (table[name] ??= {})[size] = await measureLowerQuartile(turn);
    }
    console.log(`${size} styles: ${Math.round((await host.waitForSettledMemory()) / 1e6)} MB resident after the run`);
  } finally {
    await host.stop();
    await inProcess?.backend.close();
    await inProcess?.database.close();
  }
}

try {
  growContent(contentDir, documents);
  const database = await createDatabase(location);
  await seedCatalog({ db: database.db, clock, log: silent });
  await sql`update stock set quantity = 1000000 where quantity > 0`.execute(database.db);
  await fillCarts(database.db, carts);
  await database.close();
  for (const size of sizes) {
    const grown = await createDatabase(location);
    const started = performance.now();
    await grow(grown, size);
    await grown.close();
    console.log(`${size} styles are there after ${Math.round((performance.now() - started) / 1000)} s`);
    await measure(size);
  }
  const [first = 0] = sizes;
  const last = sizes.at(-1) ?? first;
  console.table(
    Object.entries(table).map(([work, times]) => {
      const ratio = (times[last] ?? 0) / (times[first] ?? 1);
      return {
        work,
        ...Object.fromEntries(sizes.map((size) => [`${size} styles, ms`, (times[size] ?? 0).toFixed(1)])),
        ratio: ratio.toFixed(2),
        [`≤ ${MAX_RATIO}`]: ratio <= MAX_RATIO ? 'yes' : 'NO',
      };
    }),
  );
} finally {
  await partner.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
// Requests that the partner still holds would keep the process alive.
process.exit();
