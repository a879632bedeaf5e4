import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'retrieveUserData'> = {
  operationId: 'retrieveUserData',
  status: 200,
  compose: () => ({ body: {} }),
};
