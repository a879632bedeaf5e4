import { createHmac } from 'node:crypto';
import { sql, type InsertQueryBuilder, type InsertResult, type QueryCreator, type Transaction } from 'kysely';
import type { Audience } from '#generated/openapi/operations.ts';
import type { StaffMember } from '../../database/documents/staff-member.ts';
import type { Tables } from '../../database/tables.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { lockCustomers } from '../lock-customers.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { sha256 } from './code-challenge.ts';

/** Seconds. */
export const refreshTokenLife = 30 * 24 * 60 * 60;
/** Milliseconds in which a used token returns its successor again: tabs that wake together send the same one. */
const grace = 10_000;

export interface TokenFamily {
  readonly family: string;
  readonly customerId: string;
  readonly usid: string;
  readonly codeChallenge: string;
  /** The site that the token is good for. */
  readonly siteId: string;
  /** The employee whose session it is; null for a shopper's own. */
  readonly staff: StaffMember | null;
}

type TokenPorts = Pick<AuthenticationPorts, 'secrets' | 'clock'>;

export interface NewRefreshToken {
  readonly token: string;
  readonly issued: Date;
  readonly expires: Date;
  /** Stores the token by its hash. It may be a part of a larger statement. */
  storedIn(db: QueryCreator<Tables>): InsertQueryBuilder<Tables, 'refresh_tokens', InsertResult>;
}

/** A new token of the family, which is good once it is stored. */
export function createRefreshToken(
  { family, customerId, usid, codeChallenge, siteId, staff }: TokenFamily,
  { secrets, clock }: TokenPorts,
  token = secrets.random(32),
): NewRefreshToken {
  const issued = clock.now();
  const expires = staff ? new Date(staff.endsAt) : new Date(issued.getTime() + refreshTokenLife * 1000);
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
    successor_salt: null,
  };
  return { token, issued, expires, storedIn: (db) => db.insertInto('refresh_tokens').values(row) };
}

export interface RedeemedToken extends TokenFamily {
  readonly role: Audience;
}

interface UsedToken extends RedeemedToken {
  /** The same for every use of the token. */
  readonly successor: string;
}

/** Why a token is not renewed. */
export type TokenProblem = 'unknown' | 'expired' | 'reused' | 'foreign';

/** A token that comes back after its grace: its family has ended. */
export interface ReusedToken {
  readonly problem: 'reused';
  readonly customerId: string;
}

export type Redemption = UsedToken | ReusedToken | { readonly problem: Exclude<TokenProblem, 'reused'> };

interface StoredToken extends RedeemedToken {
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** A token and its customer, locked. */
async function readLocked(transaction: Transaction<Tables>, hash: string): Promise<StoredToken | undefined> {
  await lockCustomers(transaction, sql`select customer_id from refresh_tokens where hash = ${hash}`);
  const { rows } = await sql<StoredToken>`select t.family, t.customer_id as "customerId", t.usid, t.code_challenge as "codeChallenge",
      t.site_id as "siteId", t.expires_at as "expiresAt", t.used_at as "usedAt", s.staff,
      coalesce(s.staff ->> 'role', c.role) as role
    from refresh_tokens t join customers c on c.id = t.customer_id left join sessions s on s.family = t.family where t.hash = ${hash}`.execute(
    transaction,
  );
  return rows[0];
}

const isReused = ({ usedAt }: StoredToken, now: Date): boolean => usedAt !== null && now.getTime() - usedAt.getTime() > grace;

/**
 * Uses a token up. Every use within the grace returns the same successor. One that comes back later may have been stolen: its whole family
 * ends, so that neither the thief nor the shopper can renew it (RFC 9700, §4.14.2). Expired tokens of the family are deleted on the way.
 */
export async function redeemRefreshToken(
  transaction: Transaction<Tables>,
  { token, siteId }: { readonly token: string; readonly siteId: string },
  { secrets, clock }: TokenPorts,
): Promise<Redemption> {
  const [hash, now] = [sha256(token), clock.now()];
  const found = await readLocked(transaction, hash);
  if (!found) return { problem: 'unknown' };
  const { expiresAt, usedAt, ...family } = found;
  if (isReused(found, now)) {
    await endSessions(transaction, sql`family = ${family.family}`);
    return { problem: 'reused', customerId: family.customerId };
  }
  if (expiresAt <= now) return { problem: 'expired' };
  if (family.siteId !== siteId) return { problem: 'foreign' };
  const { salt } = await transaction
    .updateTable('refresh_tokens')
    .set(({ fn, val }) => ({
      used_at: usedAt ?? now,
      successor_salt: fn.coalesce('successor_salt', val(secrets.random(32))),
    }))
    .where('hash', '=', hash)
    .returning('successor_salt as salt')
    .executeTakeFirstOrThrow();
  await transaction.deleteFrom('refresh_tokens').where('family', '=', family.family).where('expires_at', '<=', now).execute();
  return { ...family, successor: successorOf(token, salt) };
}

/** Only who holds the token can derive its successor: neither is stored. */
function successorOf(token: string, salt: string | null): string {
  if (salt === null) throw new Error('[cairn] [authentication] a used refresh token has no salt');
  return createHmac('sha256', token).update(salt).digest('base64url');
}

/** Ends the family of a token for good. Returns whose it was, undefined for a token that could not have been renewed. */
export async function endFamilyOf(transaction: Transaction<Tables>, token: string, now: Date): Promise<RedeemedToken | undefined> {
  const found = await readLocked(transaction, sha256(token));
  if (!found || found.expiresAt <= now) return undefined;
  await endSessions(transaction, sql`family = ${found.family}`);
  return isReused(found, now) ? undefined : found;
}
