import type { QueryClient } from '@tanstack/react-query';
import { getReviewActivity } from '#generated/calls/get-review-activity.ts';
import type { ReviewActivity } from '#generated/openapi/reviews.ts';
import { noActivity } from './vote-rules.ts';

/**
 * Shows what a shopper has just written or reported. A guest's activity is not requested before there is any, so invalidating it is not
 * enough.
 * @param productId the style; all that the page shows if left out.
 */
export function changeActivity(client: QueryClient, change: (activity: ReviewActivity) => ReviewActivity, productId?: string): void {
  const queryKey = getReviewActivity.key(productId === undefined ? undefined : { productId });
  client.setQueriesData<ReviewActivity>({ queryKey }, (activity) => change(activity ?? noActivity));
}
