import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'removePaymentInstrument'> = {
  operationId: 'removePaymentInstrument',
  status: 200,
  compose: async ({ readyCart }) => {
    const { id, payment_instruments: payments } = await readyCart();
    return { params: { basketId: id }, body: { paymentInstrumentId: payments[0]?.paymentInstrumentId ?? '' }, owned: [id] };
  },
};
