import type { PasskeyCreationOptions } from '#generated/openapi/authentication.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { createUnknownCustomerError } from '../authenticate.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { assertRecentlyConfirmed } from '../sessions/confirmed-session.ts';
import { algorithms } from './algorithms.ts';
import { challengeLifetime, issueChallenge } from './passkey-challenge.ts';
import { getRelyingParty } from './relying-party.ts';
import { createUserHandle } from './user-handle.ts';

/** Returns the options for a new passkey: discoverable, with user verification. */
export function createBeginPasskey(ports: AuthenticationPorts): Handler<'beginPasskey'> {
  const { db, relyingParties } = ports;
  return {
    async handle({ body: { origin }, context }) {
      const { customer } = context;
      const rp = getRelyingParty(relyingParties, getShopContext(context).site, origin);
      await assertRecentlyConfirmed(ports, customer);
      const person = await db
        .selectFrom('customers')
        .select(['email', 'first_name', 'last_name'])
        .where('id', '=', customer.id)
        .executeTakeFirst();
      if (!person?.email) throw createUnknownCustomerError();
      const { email, first_name: first, last_name: last } = person;
      const known = await db
        .selectFrom('passkeys')
        .select(['credential_id', 'transports'])
        .where('customer_id', '=', customer.id)
        .where('rp_id', '=', rp.id)
        .execute();
      const challenge = await issueChallenge(ports, {
        purpose: 'add',
        boundTo: customer.usid,
        customerId: customer.id,
        rpId: rp.id,
        origin,
      });
      const options: PasskeyCreationOptions = {
        challenge,
        rp,
        user: { id: createUserHandle(customer.id), name: email, displayName: [first, last].filter(Boolean).join(' ') || email },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        timeout: challengeLifetime,
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        excludeCredentials: known.map(({ credential_id: id, transports }) => ({ type: 'public-key', id, transports: [...transports] })),
      };
      return { body: options };
    },
  };
}
