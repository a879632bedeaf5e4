import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'changePriceAdjustment'> = {
  operationId: 'changePriceAdjustment',
  status: 200,
  compose: async ({ associates: { owner } }) => {
    const { id } = await owner.createCart();
    const adjustment = { kind: 'PERCENTAGE', value: 10, reason: 'DISPLAY_ITEM' };
    const { priceAdjustments = [] } = await owner.read('POST', `/cart/v1/cart/${id}/price_adjustments`, adjustment);
    return {
      params: { basketId: id, adjustmentId: priceAdjustments[0]?.id ?? '' },
      body: { value: 12.5, reason: 'PRICE_MATCH' },
      owned: [id],
    };
  },
};
