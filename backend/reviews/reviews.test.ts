import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogResponse, ProductDetails } from '#generated/openapi/products.ts';
import { reviewInputLimits } from '#generated/openapi/limits.ts';
import { startMember, type Member } from '../authentication/testing/start-member.ts';
import { createKeyHeader, orderPath, createReadyCart } from '../orders/testing/create-ready-cart.ts';
import { createFakePayments } from '../payments/testing/fake-payments.ts';
import { startTestBackend, type TestBackend } from '../testing/start-backend.ts';
import {
  expectReviewError,
  runModeration,
  popularStyle,
  readActivity,
  readReviews,
  shopHeaders,
  unratedStyle,
  writeReview,
} from './testing/review-calls.ts';

describe('product reviews API', () => {
  let test: TestBackend;
  let member: Member;
  beforeAll(async () => {
    test = await startTestBackend({ partners: { payments: createFakePayments().port } });
    member = await startMember(test);
  }, 120_000);
  afterAll(() => test.close());

  const readDetails = async (style: string): Promise<ProductDetails> =>
    (await (await test.get(`/products/v2/products/${style}/details`, shopHeaders)).json()) as ProductDetails;
  const readTopRated = async (): Promise<CatalogResponse['products']> =>
    ((await (await test.get('/products/v2/catalog?filters=cgid=2340&sort=topRated&count=48', shopHeaders)).json()) as CatalogResponse)
      .products;

  it('returns reviews in pages, with a rollup of all of them', async () => {
    const first = await readReviews(test, popularStyle, 'paging.size=50&sort=newest');
    const second = await readReviews(test, `${popularStyle}G4S`, 'paging.from=50&paging.size=50&sort=newest');
    const all = [...first.reviews, ...second.reviews];
    const { rollup, paging } = first;
    expect(paging).toEqual({ from: 0, size: 50, total: rollup.reviewCount });
    expect([new Set(all.map(({ id }) => id)).size, rollup.reviewCount > 60]).toEqual([rollup.reviewCount, true]);
    expect(rollup.ratingHistogram).toEqual([1, 2, 3, 4, 5].map((stars) => all.filter(({ rating }) => rating === stars).length));
    expect(rollup.averageRating).toBeCloseTo(all.reduce((sum, { rating }) => sum + rating, 0) / all.length, 1);
    expect(rollup.scales.map(({ id }) => id)).toEqual(['size', 'comfort', 'quality']);
    expect([rollup.photos, rollup.verified]).toEqual([
      all.filter(({ photos }) => photos.length > 0).length,
      all.filter(({ author }) => author.verifiedBuyer).length,
    ]);
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    expect((await readDetails(popularStyle)).rating).toEqual({ score: rollup.averageRating, reviewsCount: rollup.reviewCount });
  });

  it('matches filters: values of one name are alternatives, several names must all match', async () => {
    const { reviews, paging, rollup } = await readReviews(
      test,
      popularStyle,
      'filters=rating:5&filters=rating:4&filters=verified:true&paging.size=50',
    );
    expect(reviews.every(({ rating, author }) => rating >= 4 && author.verifiedBuyer)).toBe(true);
    expect([paging.total > 0, paging.total < rollup.reviewCount]).toEqual([true, true]);
    const photos = await readReviews(test, popularStyle, 'filters=photos:true&paging.size=50');
    expect(photos.paging.total).toBe(rollup.photos);
    expect(photos.reviews.every(({ photos: shown }) => shown.length > 0)).toBe(true);
    const german = await readReviews(test, popularStyle, 'filters=language:de');
    expect(german.paging.total).toBe(rollup.languages.find(({ language }) => language === 'de')?.count);
  });

  it('matches search words, with wildcard characters taken literally', async () => {
    const found = await readReviews(test, popularStyle, 'q=HOOD&paging.size=50');
    expect(found.paging.total).toBeGreaterThan(0);
    expect(found.reviews.every(({ text }) => /hood/i.test(text))).toBe(true);
    expect((await readReviews(test, popularStyle, 'q=%25')).paging.total).toBe(0);
  });

  it("follows the sort order, with the page's language first by relevance", async () => {
    const readRatings = async (sort: string) =>
      (await readReviews(test, popularStyle, `sort=${sort}&paging.size=50`)).reviews.map(({ rating }) => rating);
    const [highest, lowest] = [await readRatings('highestRating'), await readRatings('lowestRating')];
    expect(highest).toEqual(highest.toSorted((a, b) => b - a));
    expect(lowest).toEqual(lowest.toSorted((a, b) => a - b));
    const helpful = (await readReviews(test, popularStyle, 'sort=mostHelpful&paging.size=50')).reviews.map(
      ({ votes }) => votes.helpful - votes.notHelpful,
    );
    expect(helpful).toEqual(helpful.toSorted((a, b) => b - a));
    const german = await readReviews(test, popularStyle, '', { siteid: 'TARNFELL-DE', locale: 'de_DE' });
    expect(german.reviews.every(({ language }) => language === 'de')).toBe(true);
  });

  it('returns 404 for a product that the site does not sell', async () => {
    for (const path of ['reviews', 'reviews/questions']) {
      const response = await test.get(`/products/v1/products/NONE0000/${path}`, shopHeaders);
      expect([response.status, await response.json()]).toMatchObject([404, { errorDetails: [{ errorId: 'ORD404' }] }]);
    }
  });

  it('hides a review from others until the job publishes it, and then counts it for product and listing', async () => {
    const style = unratedStyle;

    await test.database.db.deleteFrom('catalog_changes').execute();
    const before = await readTopRated();
    const written = await writeReview(member, style, { recommended: true, scales: [{ id: 'quality', value: 4 }], location: ' Boulder ' });
    expect(written).toMatchObject({
      state: 'pending',
      review: { rating: 5, language: 'en', author: { displayName: 'Robin V.', location: 'Boulder', verifiedBuyer: false } },
    });
    expect((await readActivity(member, style)).review).toEqual(written);
    expect((await readReviews(test, style)).rollup.reviewCount).toBe(0);
    await runModeration(test);
    const { reviews, rollup } = await readReviews(test, style);
    expect(reviews).toEqual([written.review]);
    expect(rollup).toMatchObject({ averageRating: 5, reviewCount: 1, recommendedPercent: 100 });
    expect((await readDetails(style)).rating).toEqual({ score: 5, reviewsCount: 1 });
    expect((await readActivity(member, style)).review?.state).toBe('published');
    const after = await readTopRated();
    const place = (products: CatalogResponse['products']): number => products.findIndex(({ masterId }) => masterId === style);
    expect(after[place(after)]?.rating).toEqual({ score: 5, reviewsCount: 1 });
    expect(place(after)).toBeLessThan(place(before));
    const changes = await test.database.db.selectFrom('catalog_changes').select('part').execute();
    expect(changes.map(({ part }) => part)).toEqual(expect.arrayContaining([`product:${style}`, 'listings']));
  });

  it('returns a review to moderation when its author replaces it', async () => {
    const author = await startMember(test);
    const style = 'TFMER01M';
    const first = await writeReview(author, style, { text: 'Two words about this one: very good, in sun and in rain.' });
    await runModeration(test);
    const { reviewCount } = (await readReviews(test, style)).rollup;
    const second = await writeReview(author, style, { rating: 2, text: 'After a month the zip broke, so this is my second opinion.' });
    expect([second.review.id, second.state]).toEqual([first.review.id, 'pending']);
    expect((await readReviews(test, style)).rollup.reviewCount).toBe(reviewCount - 1);
    await runModeration(test);
    expect((await readReviews(test, style)).rollup.reviewCount).toBe(reviewCount);
  });

  it('shows authors the reason of a rejection', async () => {
    const author = await startMember(test);
    await writeReview(author, popularStyle, { text: 'Buy the same thing at www.cheaper-example.com, much better price.' });
    const copied = await startMember(test);
    await writeReview(copied, 'TFMER02W', { text: 'One text that two different people have written, word for word.' });
    const other = await startMember(test);
    await runModeration(test);
    await writeReview(other, 'TFMER01M', { text: 'One text, that two DIFFERENT people have written: word for word!' });
    await runModeration(test);
    expect((await readActivity(author, popularStyle)).review).toMatchObject({ state: 'rejected', rejection: 'link' });
    expect((await readActivity(other, 'TFMER01M')).review).toMatchObject({ state: 'rejected', rejection: 'duplicate' });
  });

  it('fails with REV410 for long texts, and with API400 for other invalid ones', async () => {
    const { maxLength } = reviewInputLimits.text;
    expect(await expectReviewError(member, popularStyle, { text: 'é'.repeat(maxLength + 1) })).toMatchObject({
      status: 400,
      errorId: 'REV410',
      detail: { additionalInfo: { field: 'text' } },
    });
    expect(await expectReviewError(member, popularStyle, { text: 'short' })).toMatchObject({ status: 400, errorId: 'API400' });
    const width = { scales: [{ id: 'width', value: 3 }] };
    expect(await expectReviewError(member, popularStyle, width)).toMatchObject({ status: 400, errorId: 'API400' });
    const twice = {
      scales: [
        { id: 'size', value: 3 },
        { id: 'size', value: 4 },
      ],
    };
    expect(await expectReviewError(member, popularStyle, twice)).toMatchObject({ status: 400, errorId: 'API400' });
    expect((await writeReview(member, popularStyle, { text: 'é'.repeat(maxLength) })).state).toBe('pending');
  });

  it('names the variant that a verified buyer has bought', async () => {
    const buyer = await startMember(test);
    const { id, version } = await createReadyCart(buyer);
    await buyer.read('PUT', orderPath, { cartId: id, cartVersion: version }, createKeyHeader());
    expect((await readActivity(buyer, popularStyle)).hasBought).toBe(true);
    const { review } = await writeReview(buyer, popularStyle, { text: 'I have really bought this one and wear it on every walk.' });
    expect(review).toMatchObject({ author: { verifiedBuyer: true }, bought: { color: 'Spruce', size: 'M' } });
  });
});
