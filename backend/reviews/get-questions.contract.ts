import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'getQuestions'> = {
  operationId: 'getQuestions',
  status: 200,
  compose: () => ({ params: { productId: 'TFR10ARA' } }),
};
