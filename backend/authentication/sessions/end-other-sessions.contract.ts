import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'endOtherSessions'> = {
  operationId: 'endOtherSessions',
  status: 200,
  compose: () => ({}),
};
