import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Review } from '#generated/openapi/reviews.ts';
import { startMember } from '../../authentication/testing/start-member.ts';
import { startShopper, type Shopper } from '../../cart/testing/start-shopper.ts';
import { getShopContext } from '../../sites/shop-site.ts';
import { startTestBackend, type TestBackend } from '../../testing/start-backend.ts';
import { handOverReviews } from '../hand-over-reviews.ts';
import { runModeration, popularStyle, readActivity, readReviews, voteOnReview, writeReview } from '../testing/review-calls.ts';

describe('a vote or flag', () => {
  let test: TestBackend;
  let guest: Shopper;
  let reviews: readonly Review[];
  beforeAll(async () => {
    test = await startTestBackend();
    guest = await startShopper(test);
    reviews = (await readReviews(test, popularStyle, 'sort=newest&paging.size=10')).reviews;
  }, 120_000);
  afterAll(() => test.close());

  const reviewAt = (index: number): Review => {
    const review = reviews[index];
    if (!review) throw new Error('there are fewer reviews');
    return review;
  };
  const flag = (shopper: Shopper, { id }: Review, reason: string) => shopper.send('POST', `/products/v1/review/${id}/flag`, { reason });

  it('counts once per shopper, can be changed and withdrawn', async () => {
    const { id, votes: before } = reviewAt(0);
    const cast = async (vote: 'helpful' | 'notHelpful' | 'none') => (await (await voteOnReview(guest, id, vote)).json()) as unknown;
    const { helpful, notHelpful } = before;
    const helped = { helpful: helpful + 1, notHelpful };
    expect(await cast('helpful')).toEqual({ reviewId: id, vote: 'helpful', votes: helped });
    expect(await cast('helpful')).toEqual({ reviewId: id, vote: 'helpful', votes: helped });
    expect((await readActivity(guest, popularStyle)).votes).toEqual([{ reviewId: id, vote: 'helpful', votes: helped }]);
    expect(await cast('notHelpful')).toMatchObject({ votes: { helpful, notHelpful: notHelpful + 1 } });
    expect(await cast('none')).toEqual({ reviewId: id, vote: 'none', votes: before });
    expect(await cast('none')).toMatchObject({ votes: before });
    expect((await readActivity(guest, popularStyle)).votes).toEqual([]);
  });

  it('is rejected from authors, and on unpublished texts', async () => {
    const author = await startMember(test);
    const own = await writeReview(author, popularStyle);
    const { id } = own.review;
    const path = `/products/v1/review/${id}`;
    expect(await guest.expectError('POST', `${path}/vote`, { vote: 'helpful' })).toMatchObject({ status: 404, errorId: 'API404' });
    await runModeration(test);
    expect(await author.expectError('POST', `${path}/vote`, { vote: 'helpful' })).toMatchObject({ status: 409, errorId: 'REV409' });
    expect(await author.expectError('POST', `${path}/flag`, { reason: 'spam' })).toMatchObject({ status: 409, errorId: 'REV409' });
    expect((await voteOnReview(guest, id, 'helpful')).status).toBe(200);
    const other = await startShopper(test, 'SOLVANE-US');
    expect((await voteOnReview(other, id, 'helpful')).status).toBe(404);
  });

  it('is stored once per account with the latest reason, and the fifth flag withdraws a review', async () => {
    const review = reviewAt(1);
    await flag(guest, review, 'spam');
    await flag(guest, review, 'offTopic');
    expect((await readActivity(guest, popularStyle)).flags).toEqual([{ reviewId: review.id, reason: 'offTopic' }]);
    const { reviewCount } = (await readReviews(test, popularStyle)).rollup;
    for (let flags = 0; flags < 5; flags += 1) expect((await flag(await startShopper(test), review, 'spam')).status).toBe(200);
    expect((await readReviews(test, popularStyle)).rollup.reviewCount).toBe(reviewCount);
    for (let flags = 0; flags < 5; flags += 1) await flag(await startMember(test), review, 'inappropriate');
    expect((await readReviews(test, popularStyle)).rollup.reviewCount).toBe(reviewCount - 1);
    const stored = await test.database.db.selectFrom('styles').select('rating_count').where('id', '=', popularStyle).executeTakeFirst();
    expect(stored?.rating_count).toBe(reviewCount - 1);
  });

  it('moves to the account at sign-in, where the account’s own vote wins', async () => {
    const { id, votes: before } = reviewAt(2);
    const { id: otherId } = reviewAt(3);
    const first = await startShopper(test);
    await voteOnReview(first, id, 'helpful');
    const member = await startMember(test, { refreshToken: first.token.refreshToken });
    const second = await startShopper(test);
    await voteOnReview(second, id, 'notHelpful');
    await voteOnReview(second, otherId, 'helpful');
    await flag(second, reviewAt(3), 'spam');
    await test.database.db.transaction().execute(async (transaction) => {
      const shop = getShopContext({ siteId: 'TARNFELL-US', locale: 'en-us' });
      const owners = { customerId: member.token.customerId, guestId: second.token.customerId };
      await handOverReviews(transaction, { ...owners, shop, now: test.time.now });
    });
    const activity = await readActivity(member, popularStyle);
    expect(activity.votes.find(({ reviewId }) => reviewId === id)).toEqual({
      reviewId: id,
      vote: 'helpful',
      votes: { helpful: before.helpful + 1, notHelpful: before.notHelpful },
    });
    expect(activity.votes).toContainEqual(expect.objectContaining({ reviewId: otherId, vote: 'helpful' }));
    expect(activity.flags).toEqual([{ reviewId: otherId, reason: 'spam' }]);
    expect((await readActivity(second, popularStyle)).votes).toEqual([]);
  });
});
