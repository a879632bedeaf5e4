import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getCategoryCanvas'> = {
  operationId: 'getCategoryCanvas',
  status: 200,
  compose: () => ({
    params: { mode: 'publish', siteId: 'TARNFELL-US', categoryId: '20412' },
  }),
};
