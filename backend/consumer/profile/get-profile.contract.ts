import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getProfile'> = {
  operationId: 'getProfile',
  status: 200,
  compose: () => ({}),
};
