import { askForLink } from '#backend/authentication/testing/mailed-token.ts';
import type { CallScript } from '../call/call-script.ts';

export const script: CallScript<'confirmForgotPassword'> = {
  operationId: 'confirmForgotPassword',
  status: 204,
  compose: async ({ test, member, resetMember }) => {
    await resetMember();
    const token = await askForLink(test, member.email);
    return { body: { token, password: 'Rainy-Trail-8', confirmPassword: 'Rainy-Trail-8' } };
  },
};
