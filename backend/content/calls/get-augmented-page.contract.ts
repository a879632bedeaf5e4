import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getAugmentedPage'> = {
  operationId: 'getAugmentedPage',
  status: 200,
  compose: () => ({
    params: { mode: 'publish', siteId: 'TARNFELL-US', page: 'journal/first-frost' },
  }),
};
