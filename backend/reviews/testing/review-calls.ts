import type {
  OwnQuestion,
  OwnReview,
  QuestionsResponse,
  ReviewActivity,
  ReviewInput,
  ReviewsResponse,
  Vote,
} from '#generated/openapi/reviews.ts';
import type { Shopper } from '../../cart/testing/start-shopper.ts';
import type { TestBackend } from '../../testing/start-backend.ts';

/** A style with more reviews than a page of fifty. */
export const popularStyle = 'TFKES01M';
/** A style without other seeded reviews. */
export const unratedStyle = 'TFDRU06U';

export const shopHeaders = { siteid: 'TARNFELL-US', locale: 'en_US' } as const;

const goodReview: ReviewInput = {
  rating: 5,
  headline: 'Dry for a whole week',
  text: 'It rained every day in the Highlands and I stayed completely dry.',
  nickname: 'Robin V.',
};

const getReviewsPath = (style: string): string => `/products/v1/products/${style}/reviews`;

export const writeReview = (member: Shopper, style: string, more: Partial<ReviewInput> = {}): Promise<OwnReview> =>
  member.read('POST', getReviewsPath(style), { ...goodReview, ...more });

export const expectReviewError = (member: Shopper, style: string, more: object) =>
  member.expectError('POST', getReviewsPath(style), { ...goodReview, ...more });

export const readActivity = (shopper: Shopper, style: string): Promise<ReviewActivity> =>
  shopper.read('GET', `${getReviewsPath(style)}/activity`);

export async function readReviews(
  { get }: TestBackend,
  style: string,
  query = '',
  headers: Readonly<Record<string, string>> = shopHeaders,
) {
  const response = await get(`${getReviewsPath(style)}?${query}`, headers);
  if (!response.ok) throw new Error(`getReviews responded with ${response.status}: ${await response.text()}`);
  const { results, paging } = (await response.json()) as ReviewsResponse;
  const [result] = results;
  if (!result) throw new Error('there is no result');
  return { ...result, paging };
}

export async function readQuestions({ get }: TestBackend, style: string, query = ''): Promise<QuestionsResponse> {
  return (await (await get(`${getReviewsPath(style)}/questions?${query}`, shopHeaders)).json()) as QuestionsResponse;
}

export const askQuestion = (shopper: Shopper, style: string, text: string, more: object = {}): Promise<OwnQuestion> =>
  shopper.read('POST', `${getReviewsPath(style)}/questions`, { text, nickname: 'Kim', ...more });

export const voteOnReview = (shopper: Shopper, reviewId: string, vote: Vote): Promise<Response> =>
  shopper.send('POST', `/products/v1/review/${reviewId}/vote`, { vote });

/** Runs the due moderation job. */
export const runModeration = ({ jobs }: TestBackend): Promise<unknown> => jobs.runDue();
