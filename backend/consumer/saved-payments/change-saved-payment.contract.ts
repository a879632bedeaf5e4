import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { saveOnlyCard } from './testing/card-to-save.ts';

export const script: CallScript<'changeSavedPayment'> = {
  operationId: 'changeSavedPayment',
  status: 200,
  compose: async ({ test, member }) => {
    const paymentInstrumentId = await saveOnlyCard(test, member);
    return { params: { paymentInstrumentId }, body: { label: 'Travel card', isDefault: true }, owned: [paymentInstrumentId] };
  },
};
