import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'voteAnswer'> = {
  operationId: 'voteAnswer',
  status: 200,
  compose: () => ({ params: { productId: 'TFR10ARA', answerId: '3b9e2c71-6d5a-4f80-b1c4-5e8f0a9d7c30' }, body: { vote: 'helpful' } }),
};
