import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'removeShippingAddress'> = {
  operationId: 'removeShippingAddress',
  status: 200,
  compose: async ({ readyCart }) => {
    const { id, shippingAddress } = await readyCart();
    return { params: { basketId: id }, body: { addressId: shippingAddress?.id ?? '' }, owned: [id] };
  },
};
