import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'prepareOrder'> = {
  operationId: 'prepareOrder',
  status: 200,
  compose: async ({ readyCart }) => {
    const { id, version } = await readyCart();
    return { body: { cartId: id, cartVersion: version }, owned: [id] };
  },
};
