import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getReviews'> = {
  operationId: 'getReviews',
  status: 200,
  compose: () => ({ params: { productId: 'TFR10ARA' } }),
};
