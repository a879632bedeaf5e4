import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getCatalog'> = {
  operationId: 'getCatalog',
  status: 200,
  compose: () => ({
    query: { start: 0, count: 24, sort: 'priceLowToHigh', filters: ['cgid=2000'] },
  }),
};
