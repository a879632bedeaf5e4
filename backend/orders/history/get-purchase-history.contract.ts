import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getPurchaseHistory'> = {
  operationId: 'getPurchaseHistory',
  status: 200,
  compose: async ({ order }) => {
    await order();
    return { body: { count: 5, show: 'open', placedFrom: '2026-01-01' } };
  },
};
