import type { Handler } from '../../router/handler.ts';
import { shopOf } from '../../sites/shop-site.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { challengeLife, issueChallenge } from './passkey-challenge.ts';
import { relyingPartyOf } from './relying-party.ts';

/** Returns the options for a passkey sign-in. They are the same for all visitors except for the challenge. */
export function createBeginPasskeySignIn(ports: AuthenticationPorts): Handler<'beginPasskeySignIn'> {
  return {
    async handle({ body: { origin, codeChallenge }, context }) {
      const { id: rpId } = relyingPartyOf(ports.relyingParties, shopOf(context).site, origin);
      const grant = { purpose: 'sign-in', boundTo: codeChallenge, customerId: undefined, rpId, origin } as const;
      const challenge = await issueChallenge(ports, grant);
      return { body: { challenge, rpId, timeout: challengeLife, userVerification: 'required' } };
    },
  };
}
