import { beginPasskeySignIn } from '../testing/passkey-calls.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'signInWithPasskey'> = {
  operationId: 'signInWithPasskey',
  status: 200,
  compose: async ({ test, createOwnPasskey, authenticator }) => {
    await createOwnPasskey();
    const { codeChallenge, options } = await beginPasskeySignIn(test);
    return { body: { type: 'Registered', codeChallenge, credential: authenticator.get(options) } };
  },
};
