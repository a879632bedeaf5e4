import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'lookupAccount'> = {
  operationId: 'lookupAccount',
  status: 200,
  compose: ({ member: { email } }) => ({ query: { email } }),
};
