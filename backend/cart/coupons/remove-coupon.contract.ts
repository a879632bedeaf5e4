import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'removeCoupon'> = {
  operationId: 'removeCoupon',
  status: 200,
  compose: async ({ cart, owner }) => {
    const { id } = await cart();
    const { couponItems } = await owner.read('PUT', '/cart/v1/coupon', { basketId: id, code: 'frost10' });
    return { body: { basketId: id, couponId: couponItems[0]?.id ?? '' }, owned: [id] };
  },
};
