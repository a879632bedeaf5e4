import type { CallScript } from '#tests/contracts/call/call-script.ts';
import { styleId } from '#tests/contracts/call/stage.ts';

export const script: CallScript<'writeReview'> = {
  operationId: 'writeReview',
  status: 201,
  compose: () => ({
    params: { productId: styleId },
    body: {
      rating: 5,
      headline: 'Dry for a whole week',
      text: 'It rained every day in the Highlands and I stayed dry.',
      nickname: 'Robin V.',
      location: 'Boulder',
      recommended: true,
      scales: [{ id: 'quality', value: 5 }],
    },
    isPublic: true,
  }),
};
