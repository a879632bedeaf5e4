import { sql } from 'kysely';
import { CallError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { codeLifetime, createCode } from '../tokens/authorization-codes.ts';
import { extractChallenge, redeemChallengeSql, type RedeemedChallenge } from './passkey-challenge.ts';
import { createUserHandle } from './user-handle.ts';
import { verifySignature } from './verify-passkey.ts';

interface Shown extends RedeemedChallenge {
  /** Null for an unknown passkey. */
  readonly customerId: string | null;
  readonly publicKey: string;
  readonly counter: string;
}

const createInvalidPasskeyError = (): CallError => new CallError(401, 'AUT401', ['The passkey is invalid.']);

/** Returns an authorization code for a signature. Every problem with the passkey results in the same error. */
export function createSignInWithPasskey({ db, clock, secrets, log }: AuthenticationPorts): Handler<'signInWithPasskey'> {
  return {
    async handle({ body: { credential, codeChallenge }, context }) {
      const { site } = getShopContext(context);
      const now = clock.now();
      const challenge = extractChallenge(credential.response.clientDataJSON);
      const { rows } = await sql<Shown>`with used as (${redeemChallengeSql({ purpose: 'sign-in', challenge, boundTo: codeChallenge, now })})
        select used.rp_id as "rpId", used.origin, known.customer_id as "customerId", known.public_key as "publicKey", known.counter
        from used left join (
          select passkeys.* from passkeys join customers on customers.id = passkeys.customer_id
          where passkeys.credential_id = ${credential.id} and customers.brand = ${site.brand}
        ) known on known.rp_id = used.rp_id`.execute(db);
      const [shown] = rows;
      if (!shown) throw new CallError(401, 'AUT437', ['The challenge is unknown or has expired.']);
      const { customerId, publicKey } = shown;
      if (customerId === null) throw createInvalidPasskeyError();
      // Passkeys are discoverable, so a credential without a user handle does not match the requested options.
      if (credential.response.userHandle !== createUserHandle(customerId)) throw createInvalidPasskeyError();
      const known = { credentialId: credential.id, publicKey, counter: Number(shown.counter) };
      const use = await verifySignature(credential, known, { ...shown, challenge }, log);
      if (!use) throw createInvalidPasskeyError();
      const { code, createStoreSql } = createCode({ siteId: site.id, codeChallenge }, secrets, now);
      // Matches only the key and counter that the signature was verified with, so that a passkey removed or used meanwhile is rejected.
      const { rows: stored } = await sql`with account as (select customer_id from accounts where customer_id = ${customerId} for share),
          used as (
            update passkeys set counter = ${use.counter}, synced = ${use.synced}, used_at = ${now}
            from account where passkeys.customer_id = account.customer_id and passkeys.credential_id = ${credential.id}
              and passkeys.public_key = ${publicKey} and passkeys.counter = ${shown.counter}::bigint
            returning passkeys.customer_id
          ),
          stored as (${createStoreSql(sql`select customer_id from used`)})
        select from stored`.execute(db);
      if (stored.length === 0) throw createInvalidPasskeyError();
      return { body: { code, expiresIn: codeLifetime } };
    },
  };
}
