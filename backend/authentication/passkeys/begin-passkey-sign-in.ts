import type { Handler } from '../../router/handler.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import type { AuthenticationPorts } from '../authentication-ports.ts';
import { challengeLifetime, issueChallenge } from './passkey-challenge.ts';
import { getRelyingParty } from './relying-party.ts';

/** Returns the options for a passkey sign-in. They are the same for all visitors except for the challenge. */
export function createBeginPasskeySignIn(ports: AuthenticationPorts): Handler<'beginPasskeySignIn'> {
  return {
    async handle({ body: { origin, codeChallenge }, context }) {
      const { id: rpId } = getRelyingParty(ports.relyingParties, getShopContext(context).site, origin);
      const grant = { purpose: 'sign-in', boundTo: codeChallenge, customerId: undefined, rpId, origin } as const;
      const challenge = await issueChallenge(ports, grant);
      return { body: { challenge, rpId, timeout: challengeLifetime, userVerification: 'required' } };
    },
  };
}
