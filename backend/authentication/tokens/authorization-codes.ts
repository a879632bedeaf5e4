import { sql, type RawBuilder } from 'kysely';
import type { StaffMember } from '../../database/documents/staff-member.ts';
import { hashSha256 } from './code-challenge.ts';
import type { Secrets } from './secrets.ts';

/** Seconds: clients exchange a code at once. */
export const codeLifetime = 120;

export interface CodeGrant {
  readonly siteId: string;
  readonly codeChallenge: string;
  /** The employee who signs in. */
  readonly staff?: StaffMember;
}

export interface IssuedCode {
  readonly code: string;
  /**
   * SQL that stores the hash of the code and returns a row on success.
   * @param owners A select of the customer's id; without a row when the verified data has changed.
   */
  createStoreSql(owners: RawBuilder<unknown>): RawBuilder<unknown>;
}

/** Creates a code for an account, bound to the PKCE challenge whose verifier the exchange must present. */
export function createCode({ siteId, codeChallenge, staff }: CodeGrant, secrets: Secrets, now: Date): IssuedCode {
  const code = secrets.random(32);
  const expires = new Date(now.getTime() + codeLifetime * 1000);
  const createStoreSql: IssuedCode['createStoreSql'] = (
    owners,
  ) => sql`insert into authorization_codes (hash, customer_id, site_id, code_challenge, expires_at, staff)
    select ${hashSha256(code)}, owner.id, ${siteId}, ${codeChallenge}, ${expires}::timestamptz, ${staff ? JSON.stringify(staff) : null}::jsonb from (${owners}) owner (id) returning hash`;
  return { code, createStoreSql: createStoreSql };
}
