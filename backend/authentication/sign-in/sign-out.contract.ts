import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'signOut'> = {
  operationId: 'signOut',
  status: 204,
  compose: () => ({}),
};
