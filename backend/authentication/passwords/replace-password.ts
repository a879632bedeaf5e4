import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { CallError } from '../../router/call-error.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { createPasswordChangedMail } from './account-mails.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { assertStrong } from './password-rules.ts';
import { endSessionsSql } from '../sessions/end-sessions.ts';
import { removeAttemptsOfAddressSql } from '../sign-in/sign-in-attempts.ts';

export interface ChosenPassword {
  readonly password: string;
  readonly confirmPassword: string;
  /** Name of the password field in the request. */
  readonly field: string;
}

/** @throws CallError 400 FE340 when the two passwords differ, FE872 or AUT450 when the password breaks the rules. */
export function assertValidNewPassword({ password, confirmPassword, field }: ChosenPassword): void {
  assertStrong(password, field);
  if (password !== confirmPassword)
    throw new CallError(400, 'FE340', [{ message: 'The passwords do not match.', additionalInfo: { field: 'confirmPassword' } }]);
}

/** @throws CallError 409 AUT451 when the new password equals the stored one. */
export async function assertDifferentPassword(
  { passwords }: AuthenticationPorts,
  password: string,
  stored: string,
  field: string,
): Promise<void> {
  if ((await passwords.verify(password, stored)) === 'wrong') return;
  throw new CallError(409, 'AUT451', [{ message: 'The new password must differ from the current one.', additionalInfo: { field } }]);
}

export interface Replacement {
  readonly shop: ShopContext;
  readonly customerId: string;
  readonly email: string;
  readonly passwordHash: string;
  /** The verified hash; undefined when a link was redeemed instead. */
  readonly verifiedHash: string | undefined;
  /**
   * The session that continues; all others end. Undefined for a mailed link, which also removes passkeys because they may belong to an
   * attacker.
   */
  readonly usid: string | undefined;
}

/**
 * Replaces the password of a locked customer if the verified hash is still stored. Ends sessions and links of the old password and notifies
 * the account owner by mail.
 * @returns True when the password was stored.
 */
export async function replacePassword(
  transaction: Transaction<Tables>,
  { clock, ids, jobs }: Pick<AuthenticationPorts, 'clock' | 'ids' | 'jobs'>,
  { shop, customerId, email, passwordHash, verifiedHash, usid }: Replacement,
): Promise<boolean> {
  const now = clock.now();
  const isTheirs = sql`customer_id = ${customerId}`;
  // A separate statement: it waits for sign-ins with the old password, so the next one sees their codes.
  const { numAffectedRows } = await sql`update accounts set password_hash = ${passwordHash}, password_changed_at = ${now},
      email_confirmed_at = case when ${usid === undefined}::boolean then coalesce(email_confirmed_at, ${now}::timestamptz) else email_confirmed_at end
    where ${isTheirs} and ${verifiedHash === undefined ? sql`true` : sql`password_hash = ${verifiedHash}`}`.execute(transaction);
  if (numAffectedRows === 0n) return false;
  const { rows } = await sql<{ lost: boolean }>`with forgotten as (${removeAttemptsOfAddressSql(shop.site.brand, email)}),
      ${endSessionsSql(sql`${isTheirs} and usid is distinct from ${usid ?? null}::text`)},
      codes as (delete from authorization_codes where ${isTheirs}),
      links as (delete from mailed_links where ${isTheirs} and (purpose = 'password-reset' or ${usid === undefined}::boolean and purpose = 'email-change')),
      lost as (delete from passkeys where ${isTheirs} and ${usid === undefined}::boolean returning id)
    select exists (select from lost) as lost`.execute(transaction);
  const mail = { id: ids.uuid(), shop, recipient: email, fact: `${customerId}:${now.toISOString()}` };
  await queueMail(transaction, jobs, createPasswordChangedMail(mail, rows[0]?.lost ?? false), now);
  return true;
}
