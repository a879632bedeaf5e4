import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'enrollStoreDevice'> = {
  operationId: 'enrollStoreDevice',
  status: 201,
  compose: () => ({ body: { name: 'Checkout tablet' } }),
};
