import { requestResetLink } from '../testing/mailed-token.ts';
import { startMember } from '../testing/start-member.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'confirmForgotPassword'> = {
  operationId: 'confirmForgotPassword',
  status: 204,
  compose: async ({ test }) => {
    // Uses its own account because the reset ends all sessions.
    const { email } = await startMember(test);
    const token = await requestResetLink(test, email);
    return { body: { token, password: 'Rainy-Trail-8', confirmPassword: 'Rainy-Trail-8' } };
  },
};
