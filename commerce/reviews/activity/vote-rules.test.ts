import { describe, expect, it } from 'vitest';
import { changeVote, noActivity, getNextVote, getShownVote, setVote } from './vote-rules.ts';

const votes = { helpful: 3, notHelpful: 1 };

describe('getNextVote', () => {
  it('casts a vote, changes it and removes it', () => {
    expect([getNextVote('none', 'helpful'), getNextVote('helpful', 'notHelpful'), getNextVote('helpful', 'helpful')]).toEqual([
      'helpful',
      'notHelpful',
      'none',
    ]);
  });
});

describe('changeVote', () => {
  it('counts a shopper once, whatever the earlier vote', () => {
    const given = changeVote({ vote: 'none', votes }, 'helpful');
    expect(given.votes).toEqual({ helpful: 4, notHelpful: 1 });
    const changed = changeVote(given, 'notHelpful');
    expect(changed).toEqual({ vote: 'notHelpful', votes: { helpful: 3, notHelpful: 2 } });
    expect(changeVote(changed, 'none')).toEqual({ vote: 'none', votes });
  });

  it('never counts below zero', () => {
    expect(changeVote({ vote: 'helpful', votes: { helpful: 0, notHelpful: 0 } }, 'none').votes.helpful).toBe(0);
  });
});

describe('voteOn', () => {
  it("prefers the shopper's own counts, which are newer than those of a cached list", () => {
    const own = { vote: 'helpful', votes: { helpful: 9, notHelpful: 1 } } as const;
    const activity = setVote(noActivity, 'review', 'a', own);
    expect(getShownVote(activity, 'review', 'a', votes)).toEqual(own);
    expect(getShownVote(activity, 'review', 'b', votes)).toEqual({ vote: 'none', votes });
    expect(getShownVote(activity, 'answer', 'a', votes)).toEqual({ vote: 'none', votes });
  });

  it('replaces the vote on the same text', () => {
    const once = setVote(undefined, 'answer', 'a', { vote: 'helpful', votes });
    expect(setVote(once, 'answer', 'a', { vote: 'none', votes }).answerVotes).toEqual([{ answerId: 'a', vote: 'none', votes }]);
  });
});
