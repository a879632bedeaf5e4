import type { Handler } from '../router/handler.ts';

/** Writes the customer's review of a style, or replaces the one that they wrote before. */
export function createWriteReview(): Handler<'writeReview'> {
  return {
    handle() {
      return {
        status: 201,
        body: {
          review: {
            id: '6d0b8f5e-9f31-4c5a-8f0e-2f4d7e1c9a10',
            productId: 'TFR10ARA',
            rating: 5,
            headline: 'Dry for a whole week',
            text: 'It rained every day in the Highlands and I stayed dry. The hood fits over a helmet and the cuffs seal well.',
            language: 'en',
            author: { displayName: 'Robin V.', location: 'Boulder', verifiedBuyer: true },
            createdAt: '2026-11-21T08:30:00.000Z',
            recommended: true,
            scales: [
              { id: 'size', value: 3 },
              { id: 'comfort', value: 5 },
            ],
            photos: [],
            votes: { helpful: 0, notHelpful: 0 },
            replies: [],
          },
          state: 'pending',
        },
      };
    },
  };
}
