import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { address } from '#tests/contracts/call/stage.ts';

export const script: CallScript<'addShippingAddress'> = {
  operationId: 'addShippingAddress',
  status: 200,
  compose: async ({ cart }) => {
    const { id } = await cart();
    return { params: { basketId: id }, body: { shippingId: 'me', address, useAsBilling: true }, owned: [id] };
  },
};
