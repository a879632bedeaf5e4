import { sql, type RawBuilder } from 'kysely';
import type { SignInCode } from '#generated/openapi/authentication.ts';
import type { StaffMember } from '../../database/documents/staff-member.ts';
import { CallError } from '../../router/call-error.ts';
import type { ShopSite } from '../../sites/shop-site.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { removeAttemptsSql } from '../sign-in/count-attempt.ts';
import { codeLifetime, createCode } from '../tokens/authorization-codes.ts';

/** The same error for a wrong secret and an unknown name. */
export const createWrongCredentialsError = (): CallError =>
  new CallError(401, 'AUT401', ['The name and password, or the employee number and PIN, do not match.']);

export interface StaffSignIn {
  readonly site: ShopSite;
  readonly codeChallenge: string;
  readonly staff: StaffMember;
  /** The subject whose failed attempts are removed. */
  readonly subject: string;
  /** A select that returns a row while the verified data is still stored. */
  readonly verified: RawBuilder<unknown>;
}

/**
 * Stores the code of an employee for a new customer without an account, so that carts never pass from one session to the next.
 * @throws CallError 401 AUT401 when the verified data has changed meanwhile.
 */
export async function issueStaffCode(
  { db, clock, ids, secrets }: Pick<AuthenticationPorts, 'db' | 'clock' | 'ids' | 'secrets'>,
  { site, codeChallenge, staff, subject, verified }: StaffSignIn,
): Promise<SignInCode> {
  const now = clock.now();
  const { code, createStoreSql } = createCode({ siteId: site.id, codeChallenge, staff }, secrets, now);
  const { rows } = await sql`with verified as (${verified}),
      made as (insert into customers (id, brand, role, created_at, updated_at)
        select ${ids.uuid()}::uuid, ${site.brand}, ${staff.role}, ${now}::timestamptz, ${now}::timestamptz from verified returning id),
      stored as (${createStoreSql(sql`select id from made`)}),
      forgotten as (${removeAttemptsSql(subject)} and exists (select from stored))
    select from stored`.execute(db);
  if (rows.length === 0) throw createWrongCredentialsError();
  return { code, expiresIn: codeLifetime };
}

/** End of a session that starts now. */
export const getSessionEnd = (now: Date, hours: number): string => new Date(now.getTime() + hours * 3_600_000).toISOString();
