import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'validateShippingAddress'> = {
  operationId: 'validateShippingAddress',
  status: 200,
  compose: async ({ cart }) => {
    const { id } = await cart();
    return { params: { basketId: id }, body: { address: { addressLine1: '12 Pearl Street', country: 'US' } }, owned: [id] };
  },
};
