import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getMenu'> = {
  operationId: 'getMenu',
  status: 200,
  compose: () => ({ params: { mode: 'publish', siteId: 'TARNFELL-US' } }),
};
