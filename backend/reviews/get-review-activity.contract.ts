import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { styleId } from '#tests/contracts/call/stage.ts';

export const script: CallScript<'getReviewActivity'> = {
  operationId: 'getReviewActivity',
  status: 200,
  compose: () => ({ params: { productId: styleId }, isPublic: true }),
};
