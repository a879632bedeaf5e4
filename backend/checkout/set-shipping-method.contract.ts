import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'setShippingMethod'> = {
  operationId: 'setShippingMethod',
  status: 200,
  compose: async ({ cart }) => {
    const { id } = await cart();
    return { body: { basketId: id, shippingId: 'me', code: 'express' }, owned: [id] };
  },
};
