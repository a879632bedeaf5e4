import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getPage'> = {
  operationId: 'getPage',
  status: 200,
  compose: () => ({ params: { mode: 'publish', siteId: 'TARNFELL-US', page: 'home' } }),
};
