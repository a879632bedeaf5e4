import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { createBackend, type Backend } from '#backend/backend.ts';
import { seedCatalogue } from '#backend/catalog/seed/seed-catalogue.ts';
import { createDatabase } from '#backend/database/create-database.ts';
import type { Tables } from '#backend/database/tables.ts';
import { createLimiter } from '#backend/limits/create-limiter.ts';
import { openJobQueue } from '#backend/jobs/open-job-queue.ts';
import type { PaymentsPort } from '#backend/payments/payments.ts';
import { openCountingDatabase, type CountingDatabase } from '#backend/testing/counting-database.ts';
import { openByHand } from './by-hand/database.ts';
import { createByHand } from './by-hand/server.ts';

export const site = 'TARNFELL-US';

/** Answers a request in process: what is compared is work, not sockets. */
export type Fetch = (request: Request) => Promise<Response>;

export interface Sides {
  readonly byHand: Fetch;
  readonly ours: Fetch;
  /** Ours once more, with its statements counted. */
  readonly counted: { readonly fetch: Fetch; readonly count: CountingDatabase['count'] };
  readonly skus: readonly string[];
  readonly styles: readonly string[];
  close(): Promise<void>;
}

const silent = { info: () => undefined, warn: () => undefined, error: (sentence: string) => console.error(sentence) };
const clock = { now: () => new Date() };
const inYears = new Date().getFullYear() + 3;

/** The partner in process: it approves at once, so that the shops' own work is measured. */
const payments: PaymentsPort = {
  createSession: async () => ({
    sessionId: randomUUID(),
    frameUrl: 'https://partners.example/frame',
    origin: 'https://partners.example',
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  }),
  describe: async ({ subject }) => ({
    subject,
    card: { brand: 'Visa', last4: '4242', expiryMonth: 12, expiryYear: inYears },
    expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
  }),
  authorize: async () => ({ outcome: 'approved', authorizationId: randomUUID() }),
  challenge: async () => ({ outcome: 'declined' }),
  findAuthorization: async () => null,
  capture: async () => 'captured',
  void: async () => 'voided',
  refund: async () => undefined,
};

const onDatabase = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** The seeded catalogue with more stock than a bench can sell, and a copy of it, so that each side has rows of its own. */
async function prepare(url: string): Promise<Pick<Sides, 'skus' | 'styles'>> {
  const server = await createDatabase({ url });
  await sql`create database ours`.execute(server.db);
  const { db, close } = await createDatabase({ url: onDatabase(url, 'ours') });
  await seedCatalogue({ db, clock, log: silent });
  await sql`update stock set quantity = 100000000`.execute(db);
  await sql`update styles set max_qty = 100000000`.execute(db);
  await sql`vacuum full analyze`.execute(db);
  const found = await sql<{ sku: string; style_id: string }>`select distinct on (v.style_id) v.sku, v.style_id from variants v
    join styles s on s.id = v.style_id join listings l on l.style_id = s.id and l.site_id = ${site}
    where not s.digital and v.size <> '' order by v.style_id, v.position`.execute(db);
  await close();
  await sql`create database by_hand template ours`.execute(server.db);
  await server.close();
  return { skus: found.rows.map(({ sku }) => sku), styles: found.rows.map(({ style_id }) => style_id) };
}

/** Both servers on one PostgreSQL, ten connections each. */
export async function startSides(url: string): Promise<Sides> {
  const seeded = await prepare(url);
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-bench-'));
  const backends: Backend[] = [];
  const own = onDatabase(url, 'ours');
  const jobs = await openJobQueue({ engine: { kind: 'postgres', url: own }, log: silent, keepDays: 1 });
  const never = { calls: 1_000_000_000, seconds: 60 };
  const rates = { changes: never, guests: never, mails: never, signIns: never, signUps: never, cardFrames: never };
  const refused = { refusedCardsOfCart: never, refusedCardsOfCustomer: never, refusedCardsOfAddress: never };
  const limiter = createLimiter({ rates: { ...rates, ...refused }, clock, log: silent });
  const start = async (db: Kysely<Tables>): Promise<Fetch> => {
    const backend = await createBackend({
      db,
      jobs,
      limiter,
      clock,
      ids: { uuid: () => randomUUID() },
      media: () => null,
      partners: { payments },
      contentDir: folder,
      cacheDir: folder,
      log: silent,
      mode: 'production',
      watch: false,
    });
    backends.push(backend);
    return (request) => backend.fetch(request);
  };
  const database = await createDatabase({ url: own });
  const counting = openCountingDatabase(database.engine);
  const hand = await openByHand(onDatabase(url, 'by_hand'));
  const app = await createByHand(hand, payments, site);
  return {
    ...seeded,
    byHand: async (request) => app.fetch(request),
    ours: await start(database.db),
    counted: { fetch: await start(counting.db), count: counting.count },
    close: async () => {
      await Promise.all(backends.map((backend) => backend.close()));
      await jobs.close();
      await Promise.all([database.close(), counting.close(), hand.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
