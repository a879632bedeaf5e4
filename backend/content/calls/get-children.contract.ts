import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getChildren'> = {
  operationId: 'getChildren',
  status: 200,
  compose: () => ({
    params: { mode: 'publish', siteId: 'TARNFELL-US', parentPageSlug: 'journal' },
  }),
};
