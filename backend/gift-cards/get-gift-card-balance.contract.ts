import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { storeCard } from './testing/buy-gift-card.ts';

export const script: CallScript<'getGiftCardBalance'> = {
  operationId: 'getGiftCardBalance',
  status: 200,
  compose: async ({ test }) => {
    const { number, pin } = await storeCard(test, { amount: 5000 });
    return { body: { number, pin } };
  },
};
