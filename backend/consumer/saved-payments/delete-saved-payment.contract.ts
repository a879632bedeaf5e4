import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { saveOnlyCard } from './testing/card-to-save.ts';

export const script: CallScript<'deleteSavedPayment'> = {
  operationId: 'deleteSavedPayment',
  status: 200,
  compose: async ({ test, member }) => {
    const paymentInstrumentId = await saveOnlyCard(test, member);
    return { params: { paymentInstrumentId }, owned: [paymentInstrumentId] };
  },
};
