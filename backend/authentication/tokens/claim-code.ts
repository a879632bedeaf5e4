import { sql, type Kysely, type Transaction } from 'kysely';
import type { Audience } from '#generated/openapi/operations.ts';
import type { StaffMember } from '../../database/documents/staff-member.ts';
import type { Tables } from '../../database/tables.ts';
import { CallError } from '../../router/call-error.ts';
import { hashSha256 } from './code-challenge.ts';

/** Milliseconds after which an exchange counts as failed. Shorter than the client's retry delay of 2 s, so that its retry can take over. */
const claimLifetime = 1500;

export interface PresentedCode {
  readonly code: string;
  readonly codeVerifier: string;
  readonly siteId: string;
  readonly now: Date;
}

/** An exchange in progress. No other exchange of the code succeeds until it is released or expires. */
export interface CodeClaim {
  readonly hash: string;
  readonly codeChallenge: string;
  readonly claimedAt: Date;
}

export interface RedeemedCode {
  readonly customerId: string;
  readonly role: Audience;
  /** Null for a shopper. */
  readonly staff: StaffMember | null;
  /** The usid of the originating session on another site of the brand, and when its shopper last confirmed the password. */
  readonly usid: string | null;
  readonly confirmedAt: Date | null;
}

/**
 * Starts the exchange of a code. Commits at once, so that every host sees it.
 * @throws CallError 401 AUT437 for a code that is unknown, expired or another site's; 401 AUT438 for the wrong verifier; 401 AUT455 for a
 * used one; 409 AUT409 while another exchange is in progress.
 */
export async function claimCode(db: Kysely<Tables>, { code, codeVerifier, siteId, now }: PresentedCode): Promise<CodeClaim> {
  const [hash, codeChallenge] = [hashSha256(code), hashSha256(codeVerifier)];
  const expired = new Date(now.getTime() - claimLifetime);
  const { numUpdatedRows } = await db
    .updateTable('authorization_codes')
    .set({ claimed_at: now })
    .where('hash', '=', hash)
    .where('site_id', '=', siteId)
    .where('code_challenge', '=', codeChallenge)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where(({ or, eb }) => or([eb('claimed_at', 'is', null), eb('claimed_at', '<=', expired)]))
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return { hash, codeChallenge, claimedAt: now };
  const found = await db.selectFrom('authorization_codes').selectAll().where('hash', '=', hash).executeTakeFirst();
  if (!found || found.site_id !== siteId || found.expires_at <= now) throw createInvalidCodeError();
  if (found.code_challenge !== codeChallenge) throw new CallError(401, 'AUT438', ['The code was requested with another verifier.']);
  if (found.used_at) throw new CallError(401, 'AUT455', ['The code was used before.']);
  throw createInProgressError();
}

/**
 * Redeems the code of a claim in the transaction that starts the session. The customer must be locked.
 * @throws CallError 409 AUT409 when another exchange has taken over; 401 AUT437 when the code was removed meanwhile or the session that
 * created it has ended.
 */
export async function redeemClaim(transaction: Transaction<Tables>, { hash, claimedAt }: CodeClaim, now: Date): Promise<RedeemedCode> {
  const { rows } = await sql<RedeemedCode>`with source as (
      select max(s.confirmed_at) as confirmed_at from sessions s join authorization_codes c on c.customer_id = s.customer_id and c.usid = s.usid
      where c.hash = ${hash} having count(*) > 0)
    update authorization_codes c set used_at = ${now} from customers u
    where u.id = c.customer_id and c.hash = ${hash} and c.claimed_at = ${claimedAt} and c.used_at is null
      and (c.usid is null or exists (select from source))
    returning u.id as "customerId", coalesce(c.staff ->> 'role', u.role) as role, c.staff, c.usid, (select confirmed_at from source) as "confirmedAt"`.execute(
    transaction,
  );
  const [redeemed] = rows;
  if (redeemed) return redeemed;
  const found = await transaction.selectFrom('authorization_codes').select('claimed_at').where('hash', '=', hash).executeTakeFirst();
  throw !found || found.claimed_at?.getTime() === claimedAt.getTime() ? createInvalidCodeError() : createInProgressError();
}

/** Releases the code after a failed exchange, so that a retry can succeed. */
export async function releaseClaim(db: Kysely<Tables>, { hash, claimedAt }: CodeClaim): Promise<void> {
  await db
    .updateTable('authorization_codes')
    .set({ claimed_at: null })
    .where('hash', '=', hash)
    .where('claimed_at', '=', claimedAt)
    .where('used_at', 'is', null)
    .execute();
}

const createInvalidCodeError = (): CallError => new CallError(401, 'AUT437', ['The code is unknown or has expired.']);
const createInProgressError = (): CallError => new CallError(409, 'AUT409', ['Another exchange of the code is in progress.']);
