import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'sendEmailLink'> = {
  operationId: 'sendEmailLink',
  status: 204,
  compose: () => ({}),
};
