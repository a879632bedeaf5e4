import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'cancelEmailChange'> = {
  operationId: 'cancelEmailChange',
  status: 204,
  compose: () => ({}),
};
