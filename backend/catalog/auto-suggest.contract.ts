import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'autoSuggest'> = {
  operationId: 'autoSuggest',
  status: 200,
  compose: () => ({ query: { q: 'rain ja' } }),
};
