import { useMutation } from '@tanstack/react-query';
import { writeReview } from '#generated/calls/write-review.ts';
import type { ReviewInput } from '#generated/openapi/reviews.ts';
import { useCommerce } from '../../query/commerce-provider.tsx';
import { invalidateQueries } from '../../query/invalidate-queries.ts';
import { updateCachedActivity } from '../activity/change-activity.ts';
import { markActivity } from '../activity/activity-mark.ts';

/** Sends the customer's review of a style; it is pending afterwards. */
export function useWriteReview(productId: string) {
  const { calls, client } = useCommerce();
  return useMutation({
    mutationFn: (body: ReviewInput) => writeReview(calls, { productId, body }),
    onSuccess(own) {
      markActivity();
      updateCachedActivity(client, (activity) => ({ ...activity, review: own }), productId);
      invalidateQueries(client, writeReview);
    },
  });
}
