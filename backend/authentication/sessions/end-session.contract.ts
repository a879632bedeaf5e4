import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'endSession'> = {
  operationId: 'endSession',
  status: 204,
  compose: async ({ createOtherSession: otherSession }) => {
    const sessionId = await otherSession();
    return { params: { sessionId }, owned: [sessionId] };
  },
};
