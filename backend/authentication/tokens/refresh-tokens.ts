import { sql, type InsertQueryBuilder, type InsertResult, type QueryCreator, type Transaction } from 'kysely';
import type { Audience } from '#generated/openapi/operations.ts';
import type { Tables } from '../../database/tables.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { sha256 } from './code-challenge.ts';
import { endSessions } from '../sessions/end-sessions.ts';

/** Seconds. */
export const refreshTokenLife = 30 * 24 * 60 * 60;
/** Milliseconds in which a used token is taken again: tabs that wake together send the same one. */
const grace = 10_000;

export interface TokenFamily {
  readonly family: string;
  readonly customerId: string;
  readonly usid: string;
  readonly codeChallenge: string;
  /** The site that the token is good for. */
  readonly siteId: string;
}

export interface NewRefreshToken {
  readonly token: string;
  readonly issued: Date;
  readonly expires: Date;
  /** Stores the token by its hash. It may be a part of a larger statement. */
  storedIn(db: QueryCreator<Tables>): InsertQueryBuilder<Tables, 'refresh_tokens', InsertResult>;
}

/** A new token of the family, which is good once it is stored. */
export function createRefreshToken(
  { family, customerId, usid, codeChallenge, siteId }: TokenFamily,
  { secrets, clock }: Pick<AuthenticationPorts, 'secrets' | 'clock'>,
): NewRefreshToken {
  const token = secrets.random(32);
  const issued = clock.now();
  const expires = new Date(issued.getTime() + refreshTokenLife * 1000);
  const row = {
    hash: sha256(token),
    family,
    customer_id: customerId,
    site_id: siteId,
    usid,
    code_challenge: codeChallenge,
    issued_at: issued,
    expires_at: expires,
    used_at: null,
  };
  return { token, issued, expires, storedIn: (db) => db.insertInto('refresh_tokens').values(row) };
}

export interface RedeemedToken extends TokenFamily {
  readonly role: Audience;
}

export type Redemption = RedeemedToken | 'unknown' | 'expired' | 'reused';

/**
 * Uses a token up. One that comes back after its grace may have been stolen: its whole family ends, so that neither the thief nor the
 * shopper goes on with it (RFC 9700, §4.14.2). Expired tokens of the family are cleared away on the way.
 */
export async function redeemRefreshToken(db: Transaction<Tables>, token: string, now: Date): Promise<Redemption> {
  const hash = sha256(token);
  const found = await db
    .selectFrom('refresh_tokens')
    .innerJoin('customers', 'customers.id', 'refresh_tokens.customer_id')
    .select(['family', 'customer_id', 'usid', 'code_challenge', 'expires_at', 'used_at', 'refresh_tokens.site_id', 'customers.role'])
    .where('hash', '=', hash)
    .forUpdate('refresh_tokens')
    .executeTakeFirst();
  if (!found) return 'unknown';
  if (found.used_at && now.getTime() - found.used_at.getTime() > grace) {
    await endSessions(db, sql`family = ${found.family}`);
    return 'reused';
  }
  if (found.expires_at <= now) return 'expired';
  if (!found.used_at) await db.updateTable('refresh_tokens').set({ used_at: now }).where('hash', '=', hash).execute();
  await db.deleteFrom('refresh_tokens').where('family', '=', found.family).where('expires_at', '<=', now).execute();
  const { family, customer_id: customerId, usid, code_challenge: codeChallenge, role, site_id: siteId } = found;
  return { family, customerId, usid, codeChallenge, role, siteId };
}
