import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTwoInstances, type TwoInstances } from '../../authentication/testing/two-hosts.ts';
import { startShopper } from '../../cart/testing/start-shopper.ts';
import { findPostgresObstacle } from '../../testing/start-postgres.ts';
import { popularStyle, readReviews, voteOnReview } from '../testing/review-calls.ts';

const reason = findPostgresObstacle();

// PGlite has a single connection, so there are no races.
describe.skipIf(reason !== null)(`castVote on two servers, on PostgreSQL${reason === null ? '' : ` (skipped: ${reason})`}`, () => {
  let shop: TwoInstances;
  beforeAll(async () => void (shop = await startTwoInstances()), 180_000);
  afterAll(() => shop?.close(), 60_000);

  it('keeps the counts exact, however often shoppers change their votes concurrently', { timeout: 60_000 }, async () => {
    const [here, there] = shop.instances;
    const [review] = (await readReviews(here, popularStyle, 'paging.size=1')).reviews;
    if (!review) throw new Error('there is no review');
    const shoppers = await Promise.all(Array.from({ length: 6 }, (_, index) => startShopper(index % 2 === 0 ? here : there)));
    const changes = ['helpful', 'notHelpful', 'none', 'helpful', 'helpful', 'notHelpful'] as const;
    const responses = await Promise.all(
      shoppers.flatMap((shopper, offset) =>
        changes.map((_, index) => voteOnReview(shopper, review.id, changes[(index + offset) % 6] ?? 'none')),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    const { db } = here.database;
    const votes = await db.selectFrom('review_votes').select('helpful').where('review_id', '=', review.id).execute();
    const readCounts = () =>
      db.selectFrom('reviews').select(['helpful', 'not_helpful']).where('id', '=', review.id).executeTakeFirstOrThrow();
    expect(await readCounts()).toEqual({
      helpful: review.votes.helpful + votes.filter(({ helpful }) => helpful).length,
      not_helpful: review.votes.notHelpful + votes.filter(({ helpful }) => !helpful).length,
    });
    expect(votes.length).toBeLessThanOrEqual(shoppers.length);
    await Promise.all(shoppers.map((shopper) => voteOnReview(shopper, review.id, 'helpful')));
    expect(await readCounts()).toEqual({ helpful: review.votes.helpful + shoppers.length, not_helpful: review.votes.notHelpful });
  });
});
