import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { address } from '#tests/contracts/call/stage.ts';

export const script: CallScript<'addBillingAddress'> = {
  operationId: 'addBillingAddress',
  status: 200,
  compose: async ({ cart }) => {
    const { id } = await cart();
    return { params: { basketId: id }, body: { address }, owned: [id] };
  },
};
