/**
 * `npm run bench:scale [sizes] [parts of names]`: the real shop over HTTP, with catalogs of 1,000, 10,000 and 50,000 styles, 1,000 content
 * documents and 100,000 carts. The cost of a page or a request may only grow with its response: at most by half from the smallest to the
 * largest. All sizes take turns, so that other load affects them alike. Uses its own PostgreSQL; without one, embedded databases with fewer
 * styles.
 */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
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
import { createWork, type Work } from './work.ts';

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
const partner = await startPartner(path.join(folder, 'books.jsonl'));
const names = process.argv[3]?.split(',') ?? [''];

function getLocation(size: number): DatabaseLocation {
  if (!postgres) return { dataDir: path.join(folder, `styles-${size}`) };
  return { url: Object.assign(new URL(postgres.url), { pathname: `/styles_${size}` }).href };
}

/** Creates the database of a size as a copy of another, or a seeded one. */
async function createCatalog(size: number, from: number | undefined): Promise<void> {
  const started = performance.now();
  if (postgres) {
    const server = await createDatabase({ url: postgres.url });
    const template = from === undefined ? 'template1' : `styles_${from}`;
    await sql`create database ${sql.id(`styles_${size}`)} template ${sql.id(template)}`.execute(server.db);
    await server.close();
  } else if (from !== undefined) cpSync(path.join(folder, `styles-${from}`), path.join(folder, `styles-${size}`), { recursive: true });
  const { db, runUnlimited, close } = await createDatabase(getLocation(size));
  if (from === undefined) {
    await seedCatalog({ db, clock, log: silent });
    await sql`update stock set quantity = 1000000 where quantity > 0`.execute(db);
    await fillCarts(db, carts);
  }
  await runUnlimited((unlimited) => growCatalog(unlimited, size));
  await sql`vacuum analyze`.execute(db);
  await close();
  console.log(`${size} styles are there after ${Math.round((performance.now() - started) / 1000)} s`);
}

/** For operations that the gateway does not offer; the embedded database allows one process only. */
async function openBackend(size: number): Promise<{ readonly backend: Backend; readonly database: Database }> {
  const database = await createDatabase(getLocation(size));
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

interface Shop {
  readonly size: number;
  readonly works: readonly Work[];
  close(): Promise<void>;
}

async function openShop(size: number): Promise<Shop> {
  const location = getLocation(size);
  const host = await createShopProcess({
    DATA_DIR: 'url' in location ? path.join(folder, `host-${size}`) : path.join(folder, `styles-${size}`),
    CONTENT_DIR: contentDir,
    PARTNERS_ORIGIN: partner.origin,
    PARTNERS_KEY: partner.key,
    ACCESS_KEY: 'the-programs-of-the-bench-run',
    PREVIEW_KEY: 'the-editors-of-the-bench-run',
    PICTURES_AHEAD: 'false',
    SETTINGS: JSON.stringify({ '*': { limits } }),
    ...('url' in location && { DATABASE_URL: location.url }),
  });
  const inProcess = postgres ? await openBackend(size) : null;
  await host.start();
  const works = await createWork(host, partner, inProcess?.backend ?? null);
  return {
    size,
    works: works.filter(({ name }) => names.some((part) => name.includes(part))),
    async close() {
      console.log(`${size} styles: ${Math.round((await host.waitForSettledMemory()) / 1e6)} MB resident after the run`);
      await host.stop();
      await inProcess?.backend.close();
      await inProcess?.database.close();
    },
  };
}

/** Lower quartiles of the turns in milliseconds, the figure that other load on the machine affects least. */
async function measureLowerQuartiles(works: readonly Work[]): Promise<readonly number[]> {
  for (const { turn } of works) for (let warming = 0; warming < turns / 4; warming += 1) await turn(warming);
  const times: number[][] = works.map(() => []);
  for (let place = 0; place < turns; place += 1) {
    for (const [i, { turn }] of works.entries()) {
      const started = performance.now();
      await turn(place + turns);
      times[i]?.push(performance.now() - started);
    }
  }
  return times.map((own) => own.toSorted((a, b) => a - b)[Math.floor(turns / 4)] ?? 0);
}

const shops: Shop[] = [];
try {
  growContent(contentDir, documents);
  for (const [i, size] of sizes.entries()) await createCatalog(size, sizes[i - 1]);
  for (const size of sizes) shops.push(await openShop(size));
  const rows = [];
  for (const [i, { name }] of (shops[0]?.works ?? []).entries()) {
    const times = await measureLowerQuartiles(shops.map(({ works }) => works[i] as Work));
    const ratio = (times.at(-1) ?? 0) / (times[0] ?? 1);
    rows.push({
      work: name,
      ...Object.fromEntries(sizes.map((size, place) => [`${size} styles, ms`, (times[place] ?? 0).toFixed(1)])),
      ratio: ratio.toFixed(2),
      [`≤ ${MAX_RATIO}`]: ratio <= MAX_RATIO ? 'yes' : 'NO',
    });
  }
  console.table(rows);
} finally {
  for (const { close } of shops) await close();
  await partner.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}
// Requests that the partner still holds would keep the process alive.
process.exit();
