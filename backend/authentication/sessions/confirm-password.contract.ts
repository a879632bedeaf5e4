import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'confirmPassword'> = {
  operationId: 'confirmPassword',
  status: 204,
  compose: ({ member }) => ({ body: { password: member.password } }),
};
