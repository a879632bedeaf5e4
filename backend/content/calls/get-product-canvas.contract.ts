import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getProductCanvas'> = {
  operationId: 'getProductCanvas',
  status: 200,
  compose: () => ({
    params: { mode: 'publish', siteId: 'TARNFELL-US', productId: 'TN0A4120' },
  }),
};
