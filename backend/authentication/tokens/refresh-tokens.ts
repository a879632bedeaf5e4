import { createHmac } from 'node:crypto';
import { sql, type InsertQueryBuilder, type InsertResult, type QueryCreator, type Transaction } from 'kysely';
import type { Audience } from '#generated/openapi/operations.ts';
import type { StaffMember } from '../../database/documents/staff-member.ts';
import type { Tables } from '../../database/tables.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { lockCustomers } from '../lock-customers.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import { hashSha256 } from './code-challenge.ts';

/** Seconds. */
export const refreshTokenLifetime = 30 * 24 * 60 * 60;
/** Milliseconds during which a used token returns the same successor, because several tabs may send the same one. */
const gracePeriod = 10_000;

export interface TokenFamily {
  readonly family: string;
  readonly customerId: string;
  readonly usid: string;
  readonly codeChallenge: string;
  /** The site that accepts the token. */
  readonly siteId: string;
  /** The employee of a staff session; null for a shopper. */
  readonly staff: StaffMember | null;
}

type TokenPorts = Pick<AuthenticationPorts, 'secrets' | 'clock'>;

export interface NewRefreshToken {
  readonly token: string;
  readonly issued: Date;
  readonly expires: Date;
  /** SQL that stores the hash of the token; can be part of a larger statement. */
  createStoreSql(db: QueryCreator<Tables>): InsertQueryBuilder<Tables, 'refresh_tokens', InsertResult>;
}

/** Creates a token of the family. It is valid once stored. */
export function createRefreshToken(
  { family, customerId, usid, codeChallenge, siteId, staff }: TokenFamily,
  { secrets, clock }: TokenPorts,
  token = secrets.random(32),
): NewRefreshToken {
  const issued = clock.now();
  const expires = staff ? new Date(staff.endsAt) : new Date(issued.getTime() + refreshTokenLifetime * 1000);
  const row = {
    hash: hashSha256(token),
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
  return { token, issued, expires, createStoreSql: (db) => db.insertInto('refresh_tokens').values(row) };
}

export interface RedeemedToken extends TokenFamily {
  readonly role: Audience;
}

interface UsedToken extends RedeemedToken {
  /** The same for every use of the token. */
  readonly successor: string;
}

/** Reason why a token cannot be renewed. */
export type TokenProblem = 'unknown' | 'expired' | 'reused' | 'foreign';

/** A token that was used again after its grace period; its family has ended. */
export interface ReusedToken {
  readonly problem: 'reused';
  readonly customerId: string;
}

export type Redemption = UsedToken | ReusedToken | { readonly problem: Exclude<TokenProblem, 'reused'> };

interface StoredToken extends RedeemedToken {
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

/** Reads a token and its customer and locks both. */
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

const isReused = ({ usedAt }: StoredToken, now: Date): boolean => usedAt !== null && now.getTime() - usedAt.getTime() > gracePeriod;

/**
 * Redeems a token. Every use within the grace period returns the same successor. A later use may be a theft, so it ends the whole family
 * and neither party can renew it (RFC 9700, §4.14.2). Also deletes expired tokens of the family.
 */
export async function redeemRefreshToken(
  transaction: Transaction<Tables>,
  { token, siteId }: { readonly token: string; readonly siteId: string },
  { secrets, clock }: TokenPorts,
): Promise<Redemption> {
  const [hash, now] = [hashSha256(token), clock.now()];
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
  return { ...family, successor: deriveSuccessor(token, salt) };
}

/** Deriving the successor requires the token itself; neither is stored. */
function deriveSuccessor(token: string, salt: string | null): string {
  if (salt === null) throw new Error('[cairn] [authentication] a used refresh token has no salt');
  return createHmac('sha256', token).update(salt).digest('base64url');
}

/** Ends the family of a token. Returns its owner; undefined for a token that could not have been renewed. */
export async function endFamilyOf(transaction: Transaction<Tables>, token: string, now: Date): Promise<RedeemedToken | undefined> {
  const found = await readLocked(transaction, hashSha256(token));
  if (!found || found.expiresAt <= now) return undefined;
  await endSessions(transaction, sql`family = ${found.family}`);
  return isReused(found, now) ? undefined : found;
}
