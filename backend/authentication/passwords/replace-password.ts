import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { CallError } from '../../router/call-error.ts';
import type { ShopContext } from '../../sites/shop-site.ts';
import { passwordChangedMail } from './account-mails.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { assertStrong } from './password-rules.ts';
import { endingSessions } from '../sessions/end-sessions.ts';
import { forgettingAttempts } from '../sign-in/sign-in-attempts.ts';

export interface Chosen {
  readonly password: string;
  readonly confirmPassword: string;
  /** What the call names the password. */
  readonly field: string;
}

/** Throws 400 FE340 where the two are not the same, FE872 or AUT450 where the password does not follow the rules. */
export function assertChosen({ password, confirmPassword, field }: Chosen): void {
  assertStrong(password, field);
  if (password !== confirmPassword)
    throw new CallError(400, 'FE340', [{ message: 'The passwords are not the same.', additionalInfo: { field: 'confirmPassword' } }]);
}

/** Throws 409 AUT451 where the new password is the one that is stored. */
export async function assertOther({ passwords }: AuthenticationPorts, password: string, stored: string, field: string): Promise<void> {
  if ((await passwords.verify(password, stored)) === 'wrong') return;
  throw new CallError(409, 'AUT451', [{ message: 'This is the present password.', additionalInfo: { field } }]);
}

export interface Replacement {
  readonly shop: ShopContext;
  readonly customerId: string;
  readonly email: string;
  readonly passwordHash: string;
  /** The session that goes on; all others end. Undefined where a link was followed: then passkeys, which may be somebody else's, go too. */
  readonly usid: string | undefined;
}

/** Stores another password. What the earlier one or a link has opened is closed, and the account's owner is told by mail. */
export async function replacePassword(
  transaction: Transaction<Tables>,
  { clock, ids, jobs }: Pick<AuthenticationPorts, 'clock' | 'ids' | 'jobs'>,
  { shop, customerId, email, passwordHash, usid }: Replacement,
): Promise<void> {
  const now = clock.now();
  const isTheirs = sql`customer_id = ${customerId}`;
  const { rows } = await sql<{ lost: boolean }>`with forgotten as (${forgettingAttempts(shop.site.brand, email)}),
      ${endingSessions(sql`${isTheirs} and usid is distinct from ${usid ?? null}::text`)},
      codes as (delete from authorization_codes where ${isTheirs}),
      links as (delete from mailed_links where ${isTheirs} and purpose = 'password-reset'),
      lost as (delete from passkeys where ${isTheirs} and ${usid === undefined}::boolean returning id),
      replaced as (update accounts set password_hash = ${passwordHash}, password_changed_at = ${now} where ${isTheirs})
    select exists (select from lost) as lost`.execute(transaction);
  const mail = { id: ids.uuid(), shop, recipient: email, fact: `${customerId}:${now.toISOString()}` };
  await queueMail(transaction, jobs, passwordChangedMail(mail, rows[0]?.lost ?? false), now);
}
