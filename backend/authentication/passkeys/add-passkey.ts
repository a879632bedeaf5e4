import { queueMail } from '../../mail/queue-mail.ts';
import { CallError } from '../../router/call-error.ts';
import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { createPasskeyAddedMail } from '../passwords/account-mails.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { lockAccount } from '../lock-customers.ts';
import { assertLiveSession } from '../sessions/assert-live-session.ts';
import { extractChallenge, redeemChallenge } from './passkey-challenge.ts';
import { renderPasskey } from './render-passkey.ts';
import { verifyRegistration } from './verify-passkey.ts';

/** Maximum number of passkeys per account. */
const maxPasskeys = 20;

const createRejectedPasskeyError = (): CallError => new CallError(409, 'AUT454', ['The passkey cannot be verified or already exists.']);

/** Stores a passkey and notifies the account owner by mail. */
export function createAddPasskey(ports: AuthenticationPorts): Handler<'addPasskey'> {
  const { db, clock, ids, jobs, log } = ports;
  return {
    async handle({ body: { name, credential }, context }) {
      const { id: customerId, usid } = context.customer;
      const shop = getShopContext(context);
      const now = clock.now();
      const challenge = extractChallenge(credential.response.clientDataJSON);
      const used = await redeemChallenge(db, { purpose: 'add', challenge, boundTo: usid, now });
      const created = used && (await verifyRegistration(credential, { ...used, challenge }, log));
      if (!created) throw createRejectedPasskeyError();
      return db.transaction().execute(async (transaction) => {
        const { email } = await lockAccount(transaction, customerId);
        await assertLiveSession(transaction, context.customer);
        const { count } = await transaction
          .selectFrom('passkeys')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .where('customer_id', '=', customerId)
          .executeTakeFirstOrThrow();
        if (Number(count) >= maxPasskeys) throw new CallError(409, 'AUT413', [`An account has at most ${maxPasskeys} passkeys.`]);
        const { credentialId, publicKey, counter, transports, synced } = created;
        const row = { id: ids.uuid(), customer_id: customerId, rp_id: used.rpId, credential_id: credentialId, public_key: publicKey };
        const stored = await transaction
          .insertInto('passkeys')
          .values({ ...row, counter, transports: JSON.stringify(transports), synced, name: name.trim(), created_at: now, used_at: null })
          .onConflict((conflict) => conflict.column('credential_id').doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!stored) throw createRejectedPasskeyError();
        const mail = createPasskeyAddedMail({ id: ids.uuid(), shop, recipient: email, fact: stored.id }, stored.name);
        await queueMail(transaction, jobs, mail, now);
        return { status: 201, body: renderPasskey(stored) };
      });
    },
  };
}
