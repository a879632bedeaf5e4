import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { styleId } from '#tests/contracts/call/stage.ts';

export const script: CallScript<'voteAnswer'> = {
  operationId: 'voteAnswer',
  status: 200,
  compose: async ({ answer }) => ({
    params: { productId: styleId, answerId: await answer() },
    body: { vote: 'notHelpful' },
    isPublic: true,
  }),
};
