import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'resetPassword'> = {
  operationId: 'resetPassword',
  status: 204,
  compose: ({ member: { email } }) => ({ body: { email } }),
};
