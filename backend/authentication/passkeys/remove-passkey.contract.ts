import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'removePasskey'> = {
  operationId: 'removePasskey',
  status: 204,
  compose: async ({ createOwnPasskey }) => {
    const passkeyId = await createOwnPasskey();
    return { params: { passkeyId }, owned: [passkeyId] };
  },
};
