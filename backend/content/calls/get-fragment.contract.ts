import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getFragment'> = {
  operationId: 'getFragment',
  status: 200,
  compose: () => ({ params: { mode: 'publish', fragmentId: 'shipping' } }),
};
