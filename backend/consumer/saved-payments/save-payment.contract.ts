import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { createCardToSave } from './testing/card-to-save.ts';

export const script: CallScript<'savePayment'> = {
  operationId: 'savePayment',
  status: 201,
  compose: async ({ test, member }) => {
    await test.database.db.deleteFrom('saved_payments').execute();
    return { body: await createCardToSave(member) };
  },
};
