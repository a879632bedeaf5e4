import type { Handler } from '../router/handler.ts';

/** What the token's shopper has written, voted and flagged on a style. */
export function createGetReviewActivity(): Handler<'getReviewActivity'> {
  return {
    handle() {
      return {
        status: 200,
        body: {
          review: {
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
          hasBought: true,
          votes: [{ reviewId: '0f6a1d3c-4c1b-4d0e-9d5f-7a2b6c8e1f20', vote: 'helpful', votes: { helpful: 13, notHelpful: 1 } }],
          flags: [{ reviewId: '0f6a1d3c-4c1b-4d0e-9d5f-7a2b6c8e1f20', reason: 'spam' }],
          questions: [
            {
              question: {
                id: '9a4c7e12-5b3d-4f61-a0e8-1c2d3e4f5a60',
                productId: 'TFR10ARA',
                text: 'Does the hood fit over a climbing helmet?',
                language: 'en',
                nickname: 'Kim',
                createdAt: '2026-10-02T10:15:00.000Z',
                answers: [
                  {
                    id: '3b9e2c71-6d5a-4f80-b1c4-5e8f0a9d7c30',
                    text: 'Yes, it does, with room to turn your head.',
                    language: 'en',
                    author: { kind: 'brand', displayName: 'Tarnfell' },
                    createdAt: '2026-10-03T09:00:00.000Z',
                    votes: { helpful: 4, notHelpful: 0 },
                  },
                ],
              },
              state: 'published',
            },
          ],
          answerVotes: [{ answerId: '3b9e2c71-6d5a-4f80-b1c4-5e8f0a9d7c30', vote: 'helpful', votes: { helpful: 4, notHelpful: 0 } }],
        },
      };
    },
  };
}
