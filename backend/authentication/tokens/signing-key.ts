import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Clock } from '../../ports.ts';
import type { Secrets } from './secrets.ts';

/** The key that signs access tokens. It lies in the database, so that every host knows the tokens of every other. */
export type SigningKey = () => Promise<CryptoKey>;

const name = 'token-signing-key';

async function readKey(db: Kysely<Tables>, clock: Clock, secrets: Secrets): Promise<CryptoKey> {
  const stored = (): Promise<{ value: string } | undefined> =>
    db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  let found = await stored();
  if (!found) {
    // Of hosts that start together one makes the key; all read what lies there then.
    await db
      .insertInto('settings')
      .values({ name, value: secrets.random(32), created_at: clock.now() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    found = await stored();
  }
  if (!found) throw new Error('[cairn] [authentication] the signing key could not be stored');
  return crypto.subtle.importKey('raw', Buffer.from(found.value, 'base64url'), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
}

/** Reads the key once, making it on first use; a failure is tried again with the next call. */
export function createSigningKey(db: Kysely<Tables>, clock: Clock, secrets: Secrets): SigningKey {
  let key: Promise<CryptoKey> | undefined;
  return () => {
    key ??= readKey(db, clock, secrets).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return key;
  };
}
