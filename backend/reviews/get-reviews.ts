import type { Handler } from '../router/handler.ts';
import { readKnownStyle } from './reading/known-style.ts';
import { queryReviews } from './reading/query-reviews.ts';
import { queryRollup } from './reading/query-rollup.ts';
import { renderReview } from './reading/render-review.ts';
import { readReviewFrame } from './reading/review-frame.ts';
import { getScales } from './reading/get-scales.ts';
import type { ReviewsPorts } from './reviews-ports.ts';

/** Returns a page of a style's published reviews, with the rollup of all of them. */
export function createGetReviews({ db }: Pick<ReviewsPorts, 'db'>): Handler<'getReviews'> {
  return {
    async handle({ params: { productId }, query, context }) {
      const style = await readKnownStyle(db, productId, context);
      const { 'paging.from': from = 0, 'paging.size': size = 10, sort = 'mostRelevant', filters = [], q } = query;
      const { styleId, shop } = style;
      const [{ reviews, total }, rollup, frame] = await Promise.all([
        queryReviews(db, { styleId, language: shop.language, from, size, sort, filters, q }),
        queryRollup(db, styleId, getScales(style)),
        readReviewFrame(db, style),
      ]);
      return {
        body: {
          results: [{ rollup, reviews: reviews.map((review) => renderReview(review, frame)) }],
          paging: { from, size, total },
        },
      };
    },
  };
}
