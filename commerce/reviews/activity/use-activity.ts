import { useQuery } from '@tanstack/react-query';
import { getReviewActivity } from '#generated/calls/get-review-activity.ts';
import type { ReviewActivity } from '#generated/openapi/reviews.ts';
import { useCalls } from '../../query/commerce-provider.tsx';
import { isActivityMarked } from './activity-mark.ts';

/**
 * The shopper's texts, votes and reports on a style; undefined until loaded. It is not fetched for guests without activity, because the
 * request would start a session.
 */
export function useActivity(productId: string, isSignedIn: boolean): ReviewActivity | undefined {
  const calls = useCalls();
  const { data } = useQuery({
    ...getReviewActivity.query(calls, { productId }),
    enabled: isSignedIn || isActivityMarked(),
  });
  return data;
}
