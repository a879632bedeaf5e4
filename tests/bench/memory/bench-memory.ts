/**
 * `npm run bench:memory [page views] [pictures]`: the memory of a running shop by owner, at rest and after page views and images, on the
 * embedded database and on its own PostgreSQL. Each figure is taken after a garbage collection.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startPostgres } from '#backend/testing/start-postgres.ts';
import { startHelper } from '../pages/processes.ts';
import { fetchRaw } from '../pages/visitors.ts';
import type { MemoryReport } from './shop.ts';

const views = Number(process.argv[2] ?? 4000);
const pictures = Number(process.argv[3] ?? 400);
const stretches = 4;
const atOnce = 8;

const pages = ['/en-us', '/en-us/c/jackets-2000', '/en-us/p/kestrel-shell-jacket-TFKES01M', '/en-us/search?q=kestrel', '/de-de', '/fr-ca'];
/** Steps of the image sizes and qualities: nearly each combination is another image, which must be rendered. */
const steps = {
  widths: [96, 128, 160, 200, 256, 320, 400, 480],
  shapes: [1, 5 / 4, 4 / 3, 3 / 2, 8 / 5, 16 / 9, 2, 4 / 5, 3 / 4, 2 / 3, 1 / 2],
  qualities: [30, 40, 50, 60, 70, 80, 90],
  formats: ['webp', 'jpg', 'avif'],
  scenes: ['ridge-dawn', 'forest-lake', 'trail-walkers', 'ridge-snow', 'glacier', 'coast-mist'],
};

/** Counts through all combinations, one digit for each kind of step. */
function getPictureTransformation(number: number): string {
  let left = number;
  const takeNext = <Step>(wheel: readonly Step[]): Step => {
    const step = wheel[left % wheel.length] as Step;
    left = Math.floor(left / wheel.length);
    return step;
  };
  const [scene, width, format] = [takeNext(steps.scenes), takeNext(steps.widths), takeNext(steps.formats)];
  const height = Math.round(width / takeNext(steps.shapes));
  return `/media/tarnfell/image/upload/w_${width},h_${height},c_fill,q_${takeNext(steps.qualities)},f_${format}/v1/scenes/${scene}`;
}
const unlimited = { calls: 1_000_000_000, seconds: 60 };
const settings = JSON.stringify({ '*': { limits: { reading: unlimited, searching: unlimited } } });

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Requests pages with a different parameter each, so that none comes from a cache. */
async function sendRequests(port: number, from: number, to: number, target: (number: number) => string): Promise<void> {
  let takeNext = from;
  const visitor = async (): Promise<void> => {
    for (let number = takeNext; number < to; number = takeNext) {
      takeNext += 1;
      const { status } = await fetchRaw(port, target(number));
      if (status !== 200) throw new Error(`[cairn] [bench] ${target(number)} responded with ${status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
}

const getPageView = (number: number): string => {
  const page = pages[number % pages.length] ?? '/en-us';
  return `${page}${page.includes('?') ? '&' : '?'}view=${number}`;
};

async function measure(engine: string, databaseUrl?: string): Promise<object[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-memory-'));
  const [port, partners] = [await findFreePort(), await findFreePort()];
  const environment = {
    PORT: String(port),
    PARTNERS_PORT: String(partners),
    PICTURES_AHEAD: 'false',
    SETTINGS: settings,
  };
  const start = () =>
    startHelper(
      '../memory/shop.ts',
      { ...environment, DATA_DIR: folder, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
      ['--expose-gc'],
    );
  const rows: object[] = [];
  // The first start creates the database.
  await (await start()).stop();
  const shop = await start();
  const note = async (when: string): Promise<void> => {
    const memory = await shop.send<MemoryReport>('memory');
    rows.push({
      engine,
      when,
      ...Object.fromEntries(Object.entries(memory).map(([name, bytes]) => [`${name} MB`, Math.round(bytes / 1e6)])),
    });
  };
  try {
    await setTimeout(3000);
    await note('at rest');
    for (let part = 1; part <= stretches; part += 1) {
      await sendRequests(port, ((part - 1) * views) / stretches, (part * views) / stretches, getPageView);
      await note(`${(part * views) / stretches} page views`);
    }
    await sendRequests(port, 0, pictures, getPictureTransformation);
    await note(`and ${pictures} pictures`);
    return rows;
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const { postgres } = await startPostgres();
try {
  const rows = [...(await measure('embedded')), ...(postgres ? await measure('PostgreSQL', postgres.url) : [])];
  console.table(rows);
} finally {
  await postgres?.stop();
}
