import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'endSession'> = {
  operationId: 'endSession',
  status: 204,
  compose: async ({ createOtherSession }) => {
    const sessionId = await createOtherSession();
    return { params: { sessionId }, owned: [sessionId] };
  },
};
