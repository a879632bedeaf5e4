import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'searchContent'> = {
  operationId: 'searchContent',
  status: 200,
  compose: () => ({
    params: { mode: 'publish', siteId: 'TARNFELL-US', searchType: 'article' },
    query: { 'tagId[]': ['Winter'], offset: 0, limit: 2 },
  }),
};
