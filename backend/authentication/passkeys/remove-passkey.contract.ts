import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'removePasskey'> = {
  operationId: 'removePasskey',
  status: 204,
  compose: async ({ createOwnPasskey: ownPasskey }) => {
    const passkeyId = await ownPasskey();
    return { params: { passkeyId }, owned: [passkeyId] };
  },
};
