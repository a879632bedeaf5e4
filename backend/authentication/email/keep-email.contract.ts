import { requestEmailChange } from '../testing/mailed-token.ts';
import { startMember } from '../testing/start-member.ts';
import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'keepEmail'> = {
  operationId: 'keepEmail',
  status: 204,
  compose: async ({ test }) => {
    // Uses its own account because all sessions end.
    const { undo } = await requestEmailChange(test, await startMember(test));
    return { body: { token: undo } };
  },
};
