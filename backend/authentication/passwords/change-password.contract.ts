import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'changePassword'> = {
  operationId: 'changePassword',
  status: 204,
  compose: async ({ member, resetMember }) => {
    await resetMember();
    return { body: { currentPassword: member.password, newPassword: 'Rainy-Trail-8', confirmPassword: 'Rainy-Trail-8' } };
  },
};
