import { CallError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { createUnknownCustomerError } from '../authenticate.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { lockAccount } from '../lock-customers.ts';
import { rotateSession } from '../sessions/rotate-session.ts';
import { renderTokens } from '../tokens/render-tokens.ts';
import { assertValidNewPassword, assertDifferentPassword, replacePassword } from './replace-password.ts';
import { beginAttempt } from '../sign-in/sign-in-attempts.ts';

/**
 * Returns the address and the stored hash of the account.
 * @throws CallError 409 AUT452 for a wrong password, 423 AUT423 after too many.
 */
export async function assertPassword(
  { db, lockout, log, clock, passwords }: Pick<AuthenticationPorts, 'db' | 'lockout' | 'log' | 'clock' | 'passwords'>,
  customerId: string,
  password: string,
  field: string,
): Promise<{ readonly email: string; readonly passwordHash: string }> {
  const customer = await db.selectFrom('customers').select(['brand', 'email']).where('id', '=', customerId).executeTakeFirst();
  if (!customer?.email) throw createUnknownCustomerError();
  const { brand, email } = customer;
  const account = await beginAttempt({ db, lockout, log }, { brand, email, now: clock.now() });
  if (!account || (await passwords.verify(password, account.passwordHash)) === 'wrong') throw createWrongPasswordError(field);
  return { email, passwordHash: account.passwordHash };
}

/** @param field Name of the password field in the request. */
export function createWrongPasswordError(field: string): CallError {
  return new CallError(409, 'AUT452', [{ message: 'The current password is not right.', additionalInfo: { field } }]);
}

/** Replaces the password of a customer who enters the current one. Other sessions end; this one gets new tokens. */
export function createChangePassword(ports: AuthenticationPorts): Handler<'changePassword'> {
  const { db, passwords, liveSessions } = ports;
  return {
    async handle({ body: { currentPassword, newPassword, confirmPassword }, context }) {
      const { customer } = context;
      const shop = getShopContext(context);
      assertValidNewPassword({ password: newPassword, confirmPassword, field: 'newPassword' });
      const stored = await assertPassword(ports, customer.id, currentPassword, 'currentPassword');
      await assertDifferentPassword(ports, newPassword, stored.passwordHash, 'newPassword');
      const passwordHash = await passwords.hash(newPassword);
      const { email, passwordHash: verifiedHash } = stored;
      const replacement = { shop, customerId: customer.id, email, passwordHash, verifiedHash, usid: customer.usid };
      const issued = await db.transaction().execute(async (transaction) => {
        await lockAccount(transaction, customer.id);
        if (!(await replacePassword(transaction, ports, replacement))) throw createWrongPasswordError('currentPassword');
        return rotateSession(transaction, customer, shop.site.id, ports);
      });
      liveSessions.invalidate(customer.id);
      return { body: await renderTokens(ports, issued) };
    },
  };
}
