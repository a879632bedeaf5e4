import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'changePassword'> = {
  operationId: 'changePassword',
  status: 200,
  compose: ({ member }) => ({ body: { currentPassword: member.password, newPassword: 'Rainy-Trail-8', confirmPassword: 'Rainy-Trail-8' } }),
};
