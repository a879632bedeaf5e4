import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getOrder'> = {
  operationId: 'getOrder',
  status: 200,
  compose: async ({ order }) => {
    const { orderId } = await order();
    return { params: { orderId }, owned: [orderId] };
  },
};
