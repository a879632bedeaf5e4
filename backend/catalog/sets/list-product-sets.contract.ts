import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'listProductSets'> = {
  operationId: 'listProductSets',
  status: 200,
  compose: () => ({}),
};
