import { sql, type RawBuilder } from 'kysely';
import { getShopContext } from '../../sites/shop-site.ts';
import { CallError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { codeLifetime, createCode, type IssuedCode } from '../tokens/authorization-codes.ts';
import { isStrong } from '../passwords/password-rules.ts';
import { beginAttempt, removeAttemptsOfAddressSql, readAccount, normalizeEmail, type KnownAccount } from './sign-in-attempts.ts';

interface VerifiedPassword extends KnownAccount {
  /** A hash at the current cost, when the stored one has another cost. */
  readonly rehashed: string | undefined;
}

/**
 * Returns an authorization code for an email address and password. An unknown address runs the same statements and hashing, and gets the
 * same error, as a wrong password.
 */
export function createSignIn(ports: AuthenticationPorts): Handler<'signIn'> {
  const { db, clock, secrets, passwords, botChecks } = ports;

  /** @throws CallError 401 AUT401 for a wrong password, 409 AUT426 for one that has to be reset. */
  async function verify(account: KnownAccount | undefined, password: string): Promise<VerifiedPassword> {
    const verdict = await passwords.verify(password, account?.passwordHash);
    if (!account || verdict === 'wrong') throw new CallError(401, 'AUT401', ['The e-mail address or password is incorrect.']);
    if (!isStrong(password)) throw new CallError(409, 'AUT426', ['The password no longer meets the rules; reset it.']);
    return { ...account, rehashed: verdict === 'outdated' ? await passwords.hash(password) : undefined };
  }

  /** Stores the code if the verified hash is still stored. Returns false otherwise. */
  async function store(code: IssuedCode, verified: VerifiedPassword, forgotten: RawBuilder<unknown>): Promise<boolean> {
    const { rows } = await sql`with verified as (${lockVerifiedAccountSql(verified)}),
        stored as (${code.createStoreSql(sql`select customer_id from verified`)}),
        forgotten as (${forgotten} and exists (select from stored))
      select from stored`.execute(db);
    return rows.length > 0;
  }

  return {
    async handle({ body: { username, password, codeChallenge }, query, context }) {
      const { site } = getShopContext(context);
      const address = { brand: site.brand, email: username };
      const attempt = { action: 'sign-in', context, about: `${site.brand} ${normalizeEmail(username)}` } as const;
      await botChecks.assertHuman({ ...attempt, response: query.captchaResponse });
      let account = await beginAttempt(ports, { ...address, now: clock.now() });
      const code = createCode({ siteId: site.id, codeChallenge }, secrets, clock.now());
      try {
        // The stored hash has changed meanwhile, so the password is verified again.
        while (!(await store(code, await verify(account, password), removeAttemptsOfAddressSql(site.brand, username))))
          account = await readAccount(db, address);
      } catch (error) {
        if (error instanceof CallError && error.errorId === 'AUT401') await botChecks.recordFailure(attempt);
        throw error;
      }
      return { body: { code: code.code, expiresIn: codeLifetime } };
    },
  };
}

/** SQL that locks the account and returns its id if the verified hash is still stored. Replaces a hash of another cost. */
function lockVerifiedAccountSql({ customerId, passwordHash, rehashed }: VerifiedPassword): RawBuilder<unknown> {
  const isVerified = sql`customer_id = ${customerId} and password_hash = ${passwordHash}`;
  return rehashed === undefined
    ? sql`select customer_id from accounts where ${isVerified} for share`
    : sql`update accounts set password_hash = ${rehashed} where ${isVerified} returning customer_id`;
}
