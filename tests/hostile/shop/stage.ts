import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { seedExample } from '#demo/seeds/seed-example.ts';
import { createDatabase, type Database } from '#backend/database/create-database.ts';
import type { Tables } from '#backend/database/tables.ts';
import { openSeededFolder } from '#backend/testing/seeded-folder.ts';
import { startPostgres } from '#backend/testing/start-postgres.ts';
import { createGiftCardDrawer, giftCardKey, issueGiftCards } from './gift-cards.ts';
import { createShopProcess, type ShopProcess } from './host.ts';
import { startPartner, type Partner } from './partner.ts';

/** A shop of the run's own: its data, its host and its payment partner. */
export interface Stage {
  readonly folder: string;
  readonly shopProcess: ShopProcess;
  readonly partner: Partner;
  /** Unused gift cards. */
  readonly giftCards: ReturnType<typeof createGiftCardDrawer>;
  /** True when its database uses another clock than the host. */
  readonly hasOwnClock: boolean;
  /** The database that the host writes to; the embedded one only while no host runs. */
  openDatabase(): Promise<Database>;
  /** Stops everything that still runs, and removes the data. */
  close(): Promise<void>;
}

/** More units than a run can sell. */
export const plenty = 1_000_000;

const silent = { info: () => undefined, warn: () => undefined, error: (sentence: string) => console.error(sentence) };
const stockUp = sql`update stock set quantity = ${sql.lit(plenty)} where quantity > 0`;

/** Everything that a developer's machine gets, and stock. */
async function fill(db: Kysely<Tables>): Promise<void> {
  const ports = { db, clock: { now: () => new Date() }, ids: { uuid: () => crypto.randomUUID() }, log: silent };
  await seedExample({ ...ports, hasPublicAccounts: true, giftCardKey });
  await stockUp.execute(db);
  await issueGiftCards(db);
}

async function fillEmbedded(folder: string): Promise<void> {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: await openSeededFolder(folder) }) });
  await fill(db);
  await db.destroy();
}

async function fillServer({ db, close }: Database): Promise<void> {
  await fill(db);
  await close();
}

/** Reuses the rendered images of the journeys' shop, because rendering is not tested here. A run that renders more gets a copy. */
function reusePictures(folder: string, isShared: boolean): void {
  const drawn = path.resolve('.data/test/images');
  const own = path.join(folder, 'images');
  mkdirSync(drawn, { recursive: true });
  if (isShared) symlinkSync(drawn, own);
  else cpSync(drawn, own, { recursive: true });
}

/** Null with a reason when this machine has no such database. The host is not started yet. */
export async function createStage(
  database: 'embedded' | 'postgres',
  { sharesPictures }: { readonly sharesPictures: boolean },
): Promise<{ readonly stage: Stage } | { readonly stage: null; readonly reason: string }> {
  const start = database === 'postgres' ? await startPostgres() : { postgres: undefined };
  if (start.postgres === null) return { stage: null, reason: start.reason };
  const { postgres } = start;
  const folder = mkdtempSync(path.join(tmpdir(), 'cairn-hostile-'));
  const openDatabase = (): Promise<Database> => createDatabase(postgres ? { url: postgres.url } : { dataDir: folder });
  reusePictures(folder, sharesPictures);
  await (postgres ? fillServer(await openDatabase()) : fillEmbedded(folder));
  const partner = await startPartner(path.join(folder, 'partner', 'books.jsonl'));
  const shopProcess = await createShopProcess({
    DATA_DIR: folder,
    PARTNERS_ORIGIN: partner.origin,
    PARTNERS_KEY: partner.key,
    ACCESS_KEY: 'the-programs-of-the-hostile-run',
    GIFT_CARD_KEY: giftCardKey,
    // A challenge expires during the outage of a kill.
    SETTINGS: JSON.stringify({ '*': { checkout: { authenticationMinutes: 1 } } }),
    PREVIEW_KEY: 'the-editors-of-the-hostile-run',
    // No client requests its images, and each start would render them ahead as AVIF, which takes more CPU time than the start itself.
    ...(sharesPictures && { PICTURES_AHEAD: 'false' }),
    ...(postgres && { DATABASE_URL: postgres.url }),
  });
  const close = async (): Promise<void> => {
    if (shopProcess.isRunning()) await shopProcess.kill();
    await partner.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    stage: { folder, hasOwnClock: postgres !== undefined, shopProcess, partner, giftCards: createGiftCardDrawer(), openDatabase, close },
  };
}
