import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'removeBillingAddress'> = {
  operationId: 'removeBillingAddress',
  status: 200,
  compose: async ({ readyCart }) => {
    const { id, billingAddress } = await readyCart();
    return { params: { basketId: id }, body: { addressId: billingAddress?.id ?? '' }, owned: [id] };
  },
};
