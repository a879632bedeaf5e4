import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getPasskeys'> = {
  operationId: 'getPasskeys',
  status: 200,
  compose: () => ({}),
};
