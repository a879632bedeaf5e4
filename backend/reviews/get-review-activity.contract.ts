import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getReviewActivity'> = {
  operationId: 'getReviewActivity',
  status: 200,
  compose: () => ({ params: { productId: 'TFR10ARA' } }),
};
