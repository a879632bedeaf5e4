import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getCart'> = {
  operationId: 'getCart',
  status: 200,
  compose: async ({ cart }) => {
    const { id } = await cart();
    return { params: { basketId: id }, query: { inventorySupplyCheck: true, isPatchRequired: false }, owned: [id] };
  },
};
