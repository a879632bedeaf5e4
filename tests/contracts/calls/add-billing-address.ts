import type { CallScript } from '../call/call-script.ts';
import { address } from '../call/stage.ts';

export const script: CallScript<'addBillingAddress'> = {
  operationId: 'addBillingAddress',
  status: 200,
  compose: async ({ cart }) => {
    const { id } = await cart();
    return { params: { basketId: id }, body: { address }, owned: [id] };
  },
};
