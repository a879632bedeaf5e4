import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { joinClub } from './testing/join-club.ts';

export const script: CallScript<'getLoyaltyToken'> = {
  operationId: 'getLoyaltyToken',
  status: 200,
  compose: async ({ member }) => {
    await joinClub(member);
    return {};
  },
};
