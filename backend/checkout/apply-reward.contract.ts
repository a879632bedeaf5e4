import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'applyReward'> = {
  operationId: 'applyReward',
  status: 200,
  compose: async ({ cart }) => {
    const { id } = await cart();
    return { params: { basketId: id }, body: { appliedLoyaltyVoucher: null }, owned: [id] };
  },
};
