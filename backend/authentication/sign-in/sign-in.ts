import { sql } from 'kysely';
import { shopOf } from '../../sites/shop-site.ts';
import { CallError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { codeLife, newCode } from '../tokens/authorization-codes.ts';
import { isStrong } from '../passwords/password-rules.ts';
import { beginAttempt, forgettingAttempts, spellEmail } from './sign-in-attempts.ts';

/**
 * A code for an e-mail address and its password. An address without an account takes the same statements and the same hashing as a wrong
 * password, and gets the same answer.
 */
export function createSignIn(ports: AuthenticationPorts): Handler<'signIn'> {
  const { db, clock, secrets, passwords, botChecks } = ports;
  return {
    async handle({ body: { username, password, codeChallenge }, query, context }) {
      const { site } = shopOf(context);
      const attempt = { action: 'sign-in', context, about: `${site.brand} ${spellEmail(username)}` } as const;
      await botChecks.assertHuman({ ...attempt, response: query.captchaResponse });
      const account = await beginAttempt(ports, { brand: site.brand, email: username, now: clock.now() });
      const verdict = await passwords.verify(password, account?.passwordHash);
      if (!account || verdict === 'wrong') {
        await botChecks.noteFailure(attempt);
        throw new CallError(401, 'AUT401', ['E-mail address or password is not right.']);
      }
      if (!isStrong(password)) throw new CallError(409, 'AUT426', ['The password does not follow the rules any more; it has to be reset.']);
      const rehashed = verdict === 'outdated' ? await passwords.hash(password) : account.passwordHash;
      const { customerId } = account;
      const { code, storing } = newCode({ customerId, siteId: site.id, codeChallenge }, secrets, clock.now());
      await sql`with forgotten as (${forgettingAttempts(site.brand, username)}), stored as (${storing})
        update accounts set password_hash = ${rehashed}
        where customer_id = ${customerId} and password_hash = ${account.passwordHash} and password_hash <> ${rehashed}`.execute(db);
      return { body: { code, expiresIn: codeLife } };
    },
  };
}
