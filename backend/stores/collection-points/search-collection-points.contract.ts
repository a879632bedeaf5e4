import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'searchCollectionPoints'> = {
  operationId: 'searchCollectionPoints',
  status: 200,
  compose: () => ({ body: { by: { place: '80202' }, count: 5 } }),
};
