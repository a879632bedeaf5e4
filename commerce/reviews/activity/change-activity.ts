import type { QueryClient } from '@tanstack/react-query';
import { getReviewActivity } from '#generated/calls/get-review-activity.ts';
import type { ReviewActivity } from '#generated/openapi/reviews.ts';
import { noActivity } from './vote-rules.ts';

/**
 * Updates the cached activity after a shopper has written or reported something. Invalidating is not enough, because a guest's activity is
 * only fetched once there is some.
 * @param productId the style; by default all cached styles
 */
export function updateCachedActivity(client: QueryClient, change: (activity: ReviewActivity) => ReviewActivity, productId?: string): void {
  const queryKey = getReviewActivity.key(productId === undefined ? undefined : { productId });
  client.setQueriesData<ReviewActivity>({ queryKey }, (activity) => change(activity ?? noActivity));
}
