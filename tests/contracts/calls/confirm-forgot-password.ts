import { askForLink } from '#backend/authentication/testing/mailed-token.ts';
import { startMember } from '#backend/authentication/testing/start-member.ts';
import type { CallScript } from '../call/call-script.ts';

export const script: CallScript<'confirmForgotPassword'> = {
  operationId: 'confirmForgotPassword',
  status: 204,
  compose: async ({ test }) => {
    // Of an account of its own: all sessions end.
    const { email } = await startMember(test);
    const token = await askForLink(test, email);
    return { body: { token, password: 'Rainy-Trail-8', confirmPassword: 'Rainy-Trail-8' } };
  },
};
