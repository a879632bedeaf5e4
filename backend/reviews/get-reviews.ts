import type { Handler } from '../router/handler.ts';

/** A page of a style's published reviews, with the rollup of all of them. */
export function createGetReviews(): Handler<'getReviews'> {
  return {
    handle() {
      return {
        status: 200,
        body: {
          results: [
            {
              rollup: {
                averageRating: 4.4,
                reviewCount: 27,
                ratingHistogram: [1, 1, 2, 6, 17],
                recommendedPercent: 93,
                scales: [
                  { id: 'size', count: 20, average: 2.9 },
                  { id: 'comfort', count: 24, average: 4.5 },
                ],
                photos: 4,
                verified: 22,
                languages: [
                  { language: 'en', count: 15 },
                  { language: 'de', count: 12 },
                ],
              },
              reviews: [
                {
                  id: '0f6a1d3c-4c1b-4d0e-9d5f-7a2b6c8e1f20',
                  productId: 'TFR10ARA',
                  rating: 5,
                  headline: 'Dry for a whole week',
                  text: 'It rained every day in the Highlands and I stayed dry.',
                  language: 'en',
                  author: { displayName: 'Morag T.', location: 'Inverness', verifiedBuyer: true },
                  createdAt: '2026-09-14T08:30:00.000Z',
                  recommended: true,
                  scales: [
                    { id: 'size', value: 3 },
                    { id: 'comfort', value: 5 },
                  ],
                  photos: [{ src: '/media/tarnfell/image/upload/v1/products/jacket/spruce/worn', alt: 'A photo by Morag T.' }],
                  bought: { color: 'Spruce', size: 'M' },
                  votes: { helpful: 12, notHelpful: 1 },
                  replies: [{ displayName: 'Tarnfell', text: 'Thank you, Morag.', language: 'en', createdAt: '2026-09-15T09:00:00.000Z' }],
                },
              ],
            },
          ],
          paging: { from: 0, size: 10, total: 27 },
        },
      };
    },
  };
}
