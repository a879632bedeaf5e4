import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getSessions'> = {
  operationId: 'getSessions',
  status: 200,
  compose: () => ({}),
};
