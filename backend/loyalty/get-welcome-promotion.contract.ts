import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { joinClub } from './testing/join-club.ts';

export const script: CallScript<'getWelcomePromotion'> = {
  operationId: 'getWelcomePromotion',
  status: 200,
  compose: async ({ member }) => {
    await joinClub(member);
    return {};
  },
};
