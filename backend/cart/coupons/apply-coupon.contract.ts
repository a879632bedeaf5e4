import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'applyCoupon'> = {
  operationId: 'applyCoupon',
  status: 200,
  compose: async ({ cart }) => {
    const { id } = await cart();
    return { body: { basketId: id, code: 'frost10' }, owned: [id] };
  },
};
