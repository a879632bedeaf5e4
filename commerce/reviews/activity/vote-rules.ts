import type { ReviewActivity, Vote, VoteCounts } from '#generated/openapi/reviews.ts';

/** Kinds of texts that a shopper can vote on. */
export type VoteSubject = 'review' | 'answer';

/** A cast vote, without the value for none. */
export type GivenVote = Exclude<Vote, 'none'>;

/** The shopper's vote on a text, with the counts. */
export interface ShownVote {
  readonly vote: Vote;
  readonly votes: VoteCounts;
}

export const noActivity: ReviewActivity = { hasBought: false, votes: [], flags: [], questions: [], answerVotes: [] };

/** The vote after a click on a button: a second click on the same one removes the vote. */
export function getNextVote(current: Vote, pressed: GivenVote): Vote {
  return current === pressed ? 'none' : pressed;
}

/** Vote and counts after the shopper's vote has changed. */
export function changeVote({ vote: from, votes }: ShownVote, to: Vote): ShownVote {
  const getCount = (kind: GivenVote): number => Math.max(0, votes[kind] + Number(to === kind) - Number(from === kind));
  return { vote: to, votes: { helpful: getCount('helpful'), notHelpful: getCount('notHelpful') } };
}

/** The shopper's vote on a text. Its counts are newer than those of the cached list. */
export function getShownVote(activity: ReviewActivity | undefined, subject: VoteSubject, id: string, listed: VoteCounts): ShownVote {
  const own =
    subject === 'review'
      ? activity?.votes.find(({ reviewId }) => reviewId === id)
      : activity?.answerVotes.find(({ answerId }) => answerId === id);
  return own ? { vote: own.vote, votes: own.votes } : { vote: 'none', votes: listed };
}

/** Returns the activity with another vote on a text. */
export function setVote(activity: ReviewActivity = noActivity, subject: VoteSubject, id: string, shown: ShownVote): ReviewActivity {
  if (subject === 'review')
    return { ...activity, votes: [...activity.votes.filter(({ reviewId }) => reviewId !== id), { reviewId: id, ...shown }] };
  return { ...activity, answerVotes: [...activity.answerVotes.filter(({ answerId }) => answerId !== id), { answerId: id, ...shown }] };
}
