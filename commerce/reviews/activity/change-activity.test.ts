import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { getReviewActivity } from '#generated/calls/get-review-activity.ts';
import type { ReviewActivity } from '#generated/openapi/reviews.ts';
import { updateCachedActivity } from './change-activity.ts';

describe('updateCachedActivity', () => {
  it('shows the report of a guest whose activity was never fetched', () => {
    const client = new QueryClient();
    const shown = new QueryObserver<ReviewActivity>(client, { queryKey: getReviewActivity.key({ productId: 'TFKES01M' }), enabled: false });
    const stop = shown.subscribe(() => undefined);
    updateCachedActivity(client, (activity) => ({ ...activity, flags: [{ reviewId: 'a', reason: 'spam' }] }));
    expect(shown.getCurrentResult().data?.flags).toEqual([{ reviewId: 'a', reason: 'spam' }]);
    updateCachedActivity(client, (activity) => ({ ...activity, hasBought: true }), 'TFKES02M');
    expect(shown.getCurrentResult().data?.hasBought).toBe(false);
    stop();
    client.clear();
  });
});
