import type { AggregateRating, Review } from 'schema-dts';
import type { ProductDetails } from '#generated/openapi/products.ts';

const WORST = 1;
const BEST = 5;

/** A review in structured data. */
export interface ListedReview {
  readonly author: string;
  readonly rating: number;
  readonly headline?: string;
  readonly text: string;
  /** ISO 8601. */
  readonly date: string;
}

/** The average rating and the first reviews; empty for a product without reviews. */
export function createProductRatings(
  rating: ProductDetails['rating'],
  reviews: readonly ListedReview[],
): { readonly aggregateRating?: AggregateRating; readonly review?: readonly Review[] } {
  if (rating === undefined || rating.reviewsCount === 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: rating.score,
      reviewCount: rating.reviewsCount,
      bestRating: BEST,
      worstRating: WORST,
    },
    ...(reviews.length > 0 ? { review: reviews.map(createReview) } : {}),
  };
}

const createReview = ({ author, rating, headline, text, date }: ListedReview): Review => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: date.slice(0, 10),
  ...(headline ? { name: headline } : {}),
  reviewBody: text,
  reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: BEST, worstRating: WORST },
});
