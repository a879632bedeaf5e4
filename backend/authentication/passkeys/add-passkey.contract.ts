import { beginPasskey } from '../testing/passkey-calls.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'addPasskey'> = {
  operationId: 'addPasskey',
  status: 201,
  compose: async ({ member, createOwnPasskey, authenticator }) => {
    await createOwnPasskey();
    return { body: { name: 'My tablet', credential: authenticator.create(await beginPasskey(member)) } };
  },
};
