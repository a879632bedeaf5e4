import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'listStores'> = {
  operationId: 'listStores',
  status: 200,
  compose: () => ({}),
};
