import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'downloadInvoice'> = {
  operationId: 'downloadInvoice',
  status: 200,
  compose: async ({ order }) => {
    const { orderNumber } = await order();
    return { query: {}, body: { orderNumber }, owned: [orderNumber] };
  },
};
