import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Clock } from '../../ports.ts';
import type { Secrets } from './secrets.ts';

export interface SecretPorts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  readonly secrets: Secrets;
}

/** Returns the 32 random bytes stored under a name. The first call creates them; all hosts share them through the database. */
export async function readStoredSecret({ db, clock, secrets }: SecretPorts, name: string): Promise<Buffer> {
  const readStored = (): Promise<{ value: string } | undefined> =>
    db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  let found = await readStored();
  if (!found) {
    // Hosts may start at the same time: one creates the secret, and all read the stored one.
    await db
      .insertInto('settings')
      .values({ name, value: secrets.random(32), created_at: clock.now() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    found = await readStored();
  }
  if (!found) throw new Error(`[cairn] [authentication] failed to store ${name}`);
  return Buffer.from(found.value, 'base64url');
}

/** Calls `read` once and caches the result; the next call retries after a failure. */
export function memoizeAsync<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined;
  return () => {
    result ??= read().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
}
