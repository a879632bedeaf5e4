import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getPaymentMethods'> = {
  operationId: 'getPaymentMethods',
  status: 200,
  compose: async ({ cart }) => {
    const { id } = await cart();
    return { params: { basketId: id }, owned: [id] };
  },
};
