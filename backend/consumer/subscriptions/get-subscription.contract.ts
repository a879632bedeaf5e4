import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getSubscription'> = {
  operationId: 'getSubscription',
  status: 200,
  compose: () => ({}),
};
