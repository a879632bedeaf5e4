import { getReviews } from '#generated/calls/get-reviews.ts';
import { deferredSection } from '../../../sections/section.ts';
import { namedProduct } from '../product-address.ts';

/** Number of reviews in structured data. */
const LISTED = 3;

/** The first reviews for structured data. */
export const firstReviews = deferredSection({
  name: 'first reviews',
  missing: [404],
  async load({ params, context }) {
    const answer = await getReviews(context.session.calls, { productId: namedProduct(params).styleId, 'paging.size': LISTED });
    return answer.results.flatMap(({ reviews }) =>
      reviews.flatMap(({ author, rating, headline, text, createdAt }) =>
        author.displayName === '' ? [] : [{ author: author.displayName, rating, headline, text, date: createdAt }],
      ),
    );
  },
});
