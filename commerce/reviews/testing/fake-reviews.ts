import type { FlagInput, OwnReview, Review, ReviewActivity, ReviewInput, VoteInput } from '#generated/openapi/reviews.ts';
import { createRejection } from '../../cart/testing/cart-service.ts';
import { createFakeShop, type FakeShop } from '../../cart/testing/fake-shop.ts';
import { changeVote, noActivity, getShownVote, setVote } from '../activity/vote-rules.ts';
import { question, questions, review, reviews, rollup } from '../reviews.fixtures.ts';

export interface FakeReviews {
  readonly shop: FakeShop;
  /** "METHOD path" with query of each request. */
  readonly requests: string[];
  /** Bodies of mutations, in order. */
  readonly bodies: unknown[];
  /** Rejects the next mutation. */
  readonly rejectNext: (status: number, errorId: string, detail?: object) => void;
}

interface Options {
  readonly listed?: readonly Review[];
  readonly activity?: ReviewActivity;
}

/** Fake gateway with the reviews and questions of one product and one shopper's activity, as the contract describes them. */
export function createFakeReviews({ listed = reviews, activity: initial = noActivity }: Options = {}): FakeReviews {
  let activity = initial;
  const requests: string[] = [];
  const bodies: unknown[] = [];
  const rejections: Response[] = [];

  const write = async (request: Request, path: string): Promise<Response> => {
    const rejection = rejections.shift();
    if (rejection) return rejection;
    const body: unknown = await request.json();
    const [, id = ''] = /review\/([^/]+)\//.exec(path) ?? [];
    if (path.endsWith('/translate'))
      return Response.json({
        reviewId: id,
        from: 'de',
        language: 'en',
        headline: 'Good, but cut short',
        text: 'Keeps dry, short sleeves.',
      });
    bodies.push(body);
    if (path.endsWith('/vote')) {
      const subject = path.endsWith('/questions/vote') ? 'answer' : 'review';
      const votes = listed.find((one) => one.id === id)?.votes ?? question.answers[0]?.votes ?? review.votes;
      const shown = changeVote(getShownVote(activity, subject, id, votes), (body as VoteInput).vote);
      activity = setVote(activity, subject, id, shown);
      return Response.json({ [`${subject}Id`]: id, ...shown });
    }
    if (path.endsWith('/flag')) {
      const flag = { reviewId: id, reason: (body as FlagInput).reason };
      activity = { ...activity, flags: [...activity.flags, flag] };
      return Response.json(flag);
    }
    if (path.endsWith('/questions')) return Response.json({ question: { ...question, answers: [] }, state: 'pending' }, { status: 201 });
    const { rating, headline, text } = body as ReviewInput;
    const own: OwnReview = { review: { ...review, rating, headline, text, photos: [], replies: [] }, state: 'pending' };
    activity = { ...activity, review: own };
    return Response.json(own, { status: 201 });
  };
  const read = ({ pathname, searchParams }: URL): Response => {
    const from = Number(searchParams.get('paging.from') ?? 0);
    const size = Number(searchParams.get('paging.size') ?? 10);
    const q = searchParams.get('q')?.toLowerCase() ?? '';
    if (pathname.endsWith('/activity')) return Response.json(activity);
    if (pathname.endsWith('/questions')) {
      const found = questions.filter(({ text }) => text.toLowerCase().includes(q));
      const paging = { from, size, total: found.length };
      return Response.json({ questions: found.slice(from, from + size), questionCount: questions.length, paging });
    }
    const ratings = searchParams.getAll('filters').filter((filter) => filter.startsWith('rating:'));
    const found = listed.filter(({ rating }) => ratings.length === 0 || ratings.includes(`rating:${rating}`));
    const result = { rollup: listed.length === 0 ? { ...rollup, reviewCount: 0 } : rollup, reviews: found.slice(from, from + size) };
    return Response.json({ results: [result], paging: { from, size, total: found.length } });
  };
  return {
    requests,
    bodies,
    rejectNext: (status, errorId, detail) => void rejections.push(createRejection(status, errorId, detail)),
    shop: {
      ...createFakeShop(null),
      async fetch(input, init) {
        const request = new Request(input, init);
        const url = new URL(request.url);
        requests.push(`${request.method} ${url.pathname.replace('/api', '')}${url.search}`);
        return request.method === 'GET' ? read(url) : write(request, url.pathname);
      },
    },
  };
}
