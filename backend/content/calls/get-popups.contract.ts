import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getPopups'> = {
  operationId: 'getPopups',
  status: 200,
  compose: () => ({ params: { mode: 'publish', siteId: 'TARNFELL-US' } }),
};
