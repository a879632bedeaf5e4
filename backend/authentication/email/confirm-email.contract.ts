import { getMailedToken, getMailsTo } from '../testing/mailed-token.ts';
import { startMember } from '../testing/start-member.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'confirmEmail'> = {
  operationId: 'confirmEmail',
  status: 200,
  compose: async ({ test }) => {
    const { email } = await startMember(test);
    return { body: { token: getMailedToken(await getMailsTo(test, email), 'welcome') } };
  },
};
