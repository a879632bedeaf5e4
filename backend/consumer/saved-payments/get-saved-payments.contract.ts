import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { saveOnlyCard } from './testing/card-to-save.ts';

export const script: CallScript<'getSavedPayments'> = {
  operationId: 'getSavedPayments',
  status: 200,
  compose: async ({ test, member }) => {
    await saveOnlyCard(test, member);
    return { query: { types: 'CREDIT_CARD,REWARD_CODE' } };
  },
};
