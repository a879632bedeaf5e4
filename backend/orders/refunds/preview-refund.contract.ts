import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'previewRefund'> = {
  operationId: 'previewRefund',
  status: 200,
  compose: async ({ order }) => {
    const { orderId } = await order();
    return { params: { orderId }, body: { reason: 'cancelled' }, owned: [orderId] };
  },
};
