import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Audience } from '#generated/openapi/operations.ts';
import type { Tables } from '../../database/tables.ts';
import { CallError } from '../../router/call-error.ts';
import { sha256 } from './code-challenge.ts';
import type { Secrets } from './secrets.ts';

/** Seconds: a code is exchanged at once. */
export const codeLife = 120;

export interface CodeGrant {
  readonly siteId: string;
  readonly codeChallenge: string;
}

export interface IssuedCode {
  readonly code: string;
  /**
   * The part of a statement that stores the code, by its hash; it returns a row where the code is stored.
   *
   * @param owners A select of the customer's id; without a row where what was verified is not so any more.
   */
  storingFor(owners: RawBuilder<unknown>): RawBuilder<unknown>;
}

/** A new code for an account, bound to the challenge of the verifier that its exchange has to show. */
export function newCode({ siteId, codeChallenge }: CodeGrant, secrets: Secrets, now: Date): IssuedCode {
  const code = secrets.random(32);
  const expires = new Date(now.getTime() + codeLife * 1000);
  const storingFor: IssuedCode['storingFor'] = (
    owners,
  ) => sql`insert into authorization_codes (hash, customer_id, site_id, code_challenge, expires_at)
    select ${sha256(code)}, owner.id, ${siteId}, ${codeChallenge}, ${expires}::timestamptz from (${owners}) owner (id) returning hash`;
  return { code, storingFor };
}

export interface ShownCode {
  readonly code: string;
  readonly codeVerifier: string;
  readonly siteId: string;
  readonly now: Date;
}

export interface RedeemedCode {
  readonly customerId: string;
  readonly role: Audience;
  readonly codeChallenge: string;
}

/**
 * Uses a code up; its customer must be locked. Throws 401 AUT437 for one that is unknown, expired or another site's, 401 AUT438 where the verifier is another's, and
 * 409 AUT409 for one that was used: of two exchanges at once one is refused.
 */
export async function redeemCode(db: Kysely<Tables>, { code, codeVerifier, siteId, now }: ShownCode): Promise<RedeemedCode> {
  const [hash, codeChallenge] = [sha256(code), sha256(codeVerifier)];
  const { rows } = await sql<Omit<RedeemedCode, 'codeChallenge'>>`update authorization_codes c set used_at = ${now}
    from customers u where u.id = c.customer_id and c.hash = ${hash} and c.site_id = ${siteId} and c.code_challenge = ${codeChallenge}
      and c.used_at is null and c.expires_at > ${now}
    returning u.id as "customerId", u.role`.execute(db);
  const [redeemed] = rows;
  if (redeemed) return { ...redeemed, codeChallenge };
  const found = await db.selectFrom('authorization_codes').selectAll().where('hash', '=', hash).executeTakeFirst();
  if (!found || found.site_id !== siteId || found.expires_at <= now)
    throw new CallError(401, 'AUT437', ['The code is unknown, or it has expired.']);
  if (found.code_challenge !== codeChallenge) throw new CallError(401, 'AUT438', ['The code was asked for with another verifier.']);
  throw new CallError(409, 'AUT409', ['The code was used already.']);
}
