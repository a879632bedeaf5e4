import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'searchProducts'> = {
  operationId: 'searchProducts',
  status: 200,
  compose: () => ({ query: { q: 'jacket', start: 0, count: 24, sort: 'bestMatches' } }),
};
