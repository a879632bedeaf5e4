import { getReviews } from '#generated/calls/get-reviews.ts';
import { defineDeferredSection } from '../../../sections/section.ts';
import { requireProduct } from '../product-address.ts';

/** Number of reviews in structured data. */
const LISTED = 3;

/** The first reviews for structured data. */
export const firstReviews = defineDeferredSection({
  name: 'first reviews',
  missing: [404],
  async load({ params, context }) {
    const result = await getReviews(context.session.calls, { productId: requireProduct(params).styleId, 'paging.size': LISTED });
    return result.results.flatMap(({ reviews }) =>
      reviews.flatMap(({ author, rating, headline, text, createdAt }) =>
        author.displayName === '' ? [] : [{ author: author.displayName, rating, headline, text, date: createdAt }],
      ),
    );
  },
});
