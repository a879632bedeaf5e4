import type { CallScript } from '#tests/contracts/call/call-script.ts';

export const script: CallScript<'writeReview'> = {
  operationId: 'writeReview',
  status: 201,
  compose: () => ({
    params: { productId: 'TFR10ARA' },
    body: {
      rating: 5,
      headline: 'Dry for a whole week',
      text: 'It rained every day in the Highlands and I stayed dry. The hood fits over a helmet and the cuffs seal well.',
      nickname: 'Robin V.',
      location: 'Boulder',
      recommended: true,
      scales: [
        { id: 'size', value: 3 },
        { id: 'comfort', value: 5 },
      ],
    },
  }),
};
