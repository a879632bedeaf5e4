import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getShippingMethods'> = {
  operationId: 'getShippingMethods',
  status: 200,
  compose: async ({ cart }) => {
    const { id } = await cart();
    return { params: { basketId: id, shippingId: 'me' }, owned: [id] };
  },
};
