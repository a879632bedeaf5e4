import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { buyGiftCard } from './testing/buy-gift-card.ts';

export const script: CallScript<'resendGiftCardEmail'> = {
  operationId: 'resendGiftCardEmail',
  status: 202,
  compose: async ({ owner }) => {
    const { orderNumber, items } = await buyGiftCard(owner, { giftCardAmount: 25 });
    return { body: { orderNumber, itemId: items[0]?.id ?? '' }, owned: [orderNumber] };
  },
};
