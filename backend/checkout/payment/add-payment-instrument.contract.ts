import { createCardInput } from '../../orders/testing/create-ready-cart.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'addPaymentInstrument'> = {
  operationId: 'addPaymentInstrument',
  status: 200,
  compose: async ({ cart, owner }) => {
    const { id } = await cart();
    return { params: { basketId: id }, body: await createCardInput(owner, id), owned: [id] };
  },
};
