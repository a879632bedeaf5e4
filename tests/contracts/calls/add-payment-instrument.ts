import type { CallScript } from '../call/call-script.ts';
import { card } from '../call/stage.ts';

export const script: CallScript<'addPaymentInstrument'> = {
  operationId: 'addPaymentInstrument',
  status: 200,
  compose: async ({ cart }) => {
    const { id } = await cart();
    return { params: { basketId: id }, body: card, owned: [id] };
  },
};
