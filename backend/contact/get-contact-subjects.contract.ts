import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getContactSubjects'> = {
  operationId: 'getContactSubjects',
  status: 200,
  compose: () => ({}),
};
