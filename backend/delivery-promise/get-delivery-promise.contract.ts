import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getDeliveryPromise'> = {
  operationId: 'getDeliveryPromise',
  status: 200,
  compose: () => ({}),
};
