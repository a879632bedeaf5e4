import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'renamePasskey'> = {
  operationId: 'renamePasskey',
  status: 200,
  compose: async ({ createOwnPasskey }) => {
    const passkeyId = await createOwnPasskey();
    return { params: { passkeyId }, body: { name: 'My key' }, owned: [passkeyId] };
  },
};
