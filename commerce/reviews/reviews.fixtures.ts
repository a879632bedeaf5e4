import type { Question, Review, ReviewRollup } from '#generated/openapi/reviews.ts';

const getId = (number: number): string => `0f6a1d3c-4c1b-4d0e-9d5f-${String(number).padStart(12, '0')}`;

export const rollup: ReviewRollup = {
  averageRating: 4.4,
  reviewCount: 12,
  ratingHistogram: [1, 0, 2, 3, 6],
  recommendedPercent: 92,
  scales: [
    { id: 'size', count: 10, average: 2.8 },
    { id: 'comfort', count: 11, average: 4.5 },
  ],
  photos: 1,
  verified: 8,
  languages: [
    { language: 'en', count: 9 },
    { language: 'de', count: 3 },
  ],
};

export const review: Review = {
  id: getId(1),
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
  photos: [
    { src: '/jacket-1.svg', alt: 'The jacket on a hook' },
    { src: '/jacket-2.svg', alt: 'The hood in the rain' },
  ],
  bought: { color: 'Spruce', size: 'M' },
  votes: { helpful: 12, notHelpful: 1 },
  replies: [{ displayName: 'Tarnfell', text: 'Thank you, Morag.', language: 'en', createdAt: '2026-09-15T09:00:00.000Z' }],
};

const germanReview: Review = {
  ...review,
  id: getId(2),
  rating: 3,
  headline: 'Gut, aber knapp geschnitten',
  text: 'Hält dicht, die Ärmel sind mir zu kurz.',
  language: 'de',
  author: { displayName: '', verifiedBuyer: false, incentivized: true },
  recommended: false,
  scales: [],
  photos: [],
  bought: undefined,
  votes: { helpful: 0, notHelpful: 0 },
  replies: [],
};

/** Two pages of reviews. */
export const reviews: readonly Review[] = [
  review,
  germanReview,
  ...Array.from({ length: 10 }, (_, index) => ({
    ...review,
    id: getId(index + 3),
    rating: 4,
    headline: `A solid jacket, part ${index + 1}`,
    photos: [],
    replies: [],
    votes: { helpful: index, notHelpful: 0 },
  })),
];

export const question: Question = {
  id: getId(50),
  productId: 'TFR10ARA',
  text: 'Does the hood fit over a climbing helmet?',
  language: 'en',
  nickname: 'Kim',
  createdAt: '2026-10-02T10:15:00.000Z',
  answers: [
    {
      id: getId(60),
      text: 'Yes, it does, with room to turn your head.',
      language: 'en',
      author: { kind: 'brand', displayName: 'Tarnfell' },
      createdAt: '2026-10-03T09:00:00.000Z',
      votes: { helpful: 4, notHelpful: 0 },
    },
    {
      id: getId(61),
      text: 'Works with my helmet.',
      language: 'en',
      author: { kind: 'verifiedBuyer', displayName: 'Jo' },
      createdAt: '2026-10-04T09:00:00.000Z',
      votes: { helpful: 1, notHelpful: 0 },
    },
  ],
};

export const questions: readonly Question[] = [
  question,
  ...['How warm is it?', 'Can I wash it?', 'Is there a pocket inside?', 'Which size for 1.80 m?', 'Is it made of recycled fabric?'].map(
    (text, index) => ({ ...question, id: getId(51 + index), text, answers: [] }),
  ),
];
