import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { addEmployee, getAssociateCredentials } from '../testing/start-staff.ts';

export const script: CallScript<'loginAgent'> = {
  operationId: 'loginAgent',
  status: 200,
  compose: async ({ test }) => {
    const { storeId, storeEmployeeId, pin } = getAssociateCredentials(await addEmployee(test));
    return { body: { type: 'Associate', storeId, storeEmployeeId, pin, codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' } };
  },
};
