import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { styleId } from '#tests/contracts/call/stage.ts';

export const script: CallScript<'getQuestions'> = {
  operationId: 'getQuestions',
  status: 200,
  compose: () => ({
    params: { productId: styleId },
    query: { 'paging.from': 0, 'paging.size': 5, sort: 'newest', q: 'How do I wash it?' },
  }),
};
