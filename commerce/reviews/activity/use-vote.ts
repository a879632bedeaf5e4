import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { getReviewActivity } from '#generated/calls/get-review-activity.ts';
import { voteAnswer } from '#generated/calls/vote-answer.ts';
import { voteReview } from '#generated/calls/vote-review.ts';
import type { ReviewActivity, Vote } from '#generated/openapi/reviews.ts';
import { useCalls } from '../../query/commerce-provider.tsx';
import { markActivity } from './activity-mark.ts';
import { changeVote, setVote, type ShownVote, type VoteSubject } from './vote-rules.ts';

export interface VoteChange {
  readonly id: string;
  readonly from: ShownVote;
  readonly to: Vote;
}

/** Resolves once the vote is stored; rejects after the vote was reverted. */
export type CastVote = (change: VoteChange) => Promise<unknown>;

/**
 * Votes on a style's reviews or on answers to its questions. A vote shows at once; requests are sent in order, so that the last one wins.
 */
export function useVote(productId: string, subject: VoteSubject): CastVote {
  const client = useQueryClient();
  const calls = useCalls();
  const latest = useRef(new Map<string, VoteChange>());
  const queryKey = getReviewActivity.key({ productId });
  const put = ({ id }: VoteChange, shown: ShownVote): void =>
    void client.setQueryData<ReviewActivity>(queryKey, (activity) => setVote(activity, subject, id, shown));
  const isLatest = (change: VoteChange): boolean => latest.current.get(change.id) === change;

  const { mutateAsync } = useMutation({
    scope: { id: `vote:${subject}` },
    mutationFn: ({ id, to: vote }: VoteChange): Promise<ShownVote> =>
      subject === 'review'
        ? voteReview(calls, { reviewId: id, body: { vote } })
        : voteAnswer(calls, { productId, answerId: id, body: { vote } }),
    async onMutate(change) {
      latest.current.set(change.id, change);
      put(change, changeVote(change.from, change.to));
      await client.cancelQueries({ queryKey });
    },
    onSuccess({ vote, votes }, change) {
      markActivity();
      if (isLatest(change)) put(change, { vote, votes });
    },
    onError(_, change) {
      if (isLatest(change)) put(change, change.from);
    },
  });
  return mutateAsync;
}
