import { createHash } from 'node:crypto';
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Clock, Log } from '../../ports.ts';
import { listedMessages, listingsVersion } from './listings-version.ts';
import { rebuildListings } from './rebuild-listings.ts';

/** Row of the table `seeds` with the fingerprint of the product that built the listings. */
const name = 'listings';
/** Any number, but the same in every process: hosts that start together wait for each other. */
const refreshLock = 4_150_231;

/** Changes with the form of the listings or a message in them. */
export function createListingsFingerprint(messages: readonly unknown[] = listedMessages): string {
  return createHash('sha256')
    .update(`${listingsVersion}\n${JSON.stringify(messages)}`)
    .digest('base64url')
    .slice(0, 22);
}

async function areCurrent(db: Kysely<Tables>, fingerprint: string): Promise<boolean> {
  const found = await db.selectFrom('seeds').select('fingerprint').where('name', '=', name).executeTakeFirst();
  return found?.fingerprint === fingerprint;
}

/** Rebuilds the listings within a transaction, and stores what built them. */
export async function rebuildCurrentListings(transaction: Transaction<Tables>, now: Date): Promise<void> {
  await rebuildListings(transaction);
  const built = { fingerprint: createListingsFingerprint(), seeded_at: now };
  await transaction
    .insertInto('seeds')
    .values({ name, ...built })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(built))
    .execute();
}

/**
 * Rebuilds listings that another version of the product has built in another form or with other messages.
 * @returns true if they were rebuilt
 */
export async function refreshListings({
  db,
  log,
  clock,
}: {
  readonly db: Kysely<Tables>;
  readonly log: Log;
  readonly clock: Clock;
}): Promise<boolean> {
  const fingerprint = createListingsFingerprint();
  if (await areCurrent(db, fingerprint)) return false;
  const isRebuilt = await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(refreshLock)})`.execute(transaction);
    if (await areCurrent(transaction, fingerprint)) return false;
    await rebuildCurrentListings(transaction, clock.now());
    return true;
  });
  if (isRebuilt) log.info('[cairn] [catalog] rebuilt the listings for this version', { fingerprint });
  return isRebuilt;
}
