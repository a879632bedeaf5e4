import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'trackOrder'> = {
  operationId: 'trackOrder',
  status: 200,
  compose: async ({ order }) => {
    const { orderNumber, email } = await order();
    return { body: { orderNumber, email } };
  },
};
