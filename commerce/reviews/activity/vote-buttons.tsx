import { useState, type ReactElement } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { getErrorText, useCommerce } from '../../query/commerce-provider.tsx';
import { getNextVote, type GivenVote, type ShownVote } from './vote-rules.ts';
import type { CastVote } from './use-vote.ts';
import { Votes } from './vote-buttons.styles.ts';

/** Messages of the buttons; the catalog features "reviews" and "questions" have them. */
export interface VoteMessages {
  readonly helpfulQuestion: string;
  readonly helpful: (values: { readonly count: number }) => string;
  readonly notHelpful: (values: { readonly count: number }) => string;
  readonly voted: string;
  readonly voteRemoved: string;
  readonly voteFailed: string;
}

interface VoteButtonsProps {
  readonly id: string;
  readonly shown: ShownVote;
  readonly messages: VoteMessages;
  readonly onPress?: (vote: GivenVote) => void;
  /** Result of the latest click. */
  readonly outcome?: string;
}

/** Two toggle buttons, at most one of which is pressed. */
export function VoteButtons({ id, shown: { vote, votes }, messages, onPress, outcome }: VoteButtonsProps): ReactElement {
  const renderButton = (kind: GivenVote, label: string): ReactElement => (
    <button type="button" id={`${id}-${kind}`} aria-pressed={vote === kind} onClick={() => onPress?.(kind)}>
      <Icon name={kind === 'helpful' ? 'thumb-up' : 'thumb-down'} size="small" />
      {label}
    </button>
  );
  return (
    <Votes role="group" aria-label={messages.helpfulQuestion}>
      {renderButton('helpful', messages.helpful({ count: votes.helpful }))}
      {renderButton('notHelpful', messages.notHelpful({ count: votes.notHelpful }))}
      <span role="status">{outcome}</span>
    </Votes>
  );
}

interface LiveVotesProps extends Pick<VoteButtonsProps, 'id' | 'shown' | 'messages'> {
  readonly subjectId: string;
  readonly onVote: CastVote;
}

/** Vote buttons connected to the service: a failed vote is reverted with its reason. */
export function LiveVotes({ id, subjectId, shown, messages, onVote }: LiveVotesProps): ReactElement {
  const { errorMessages } = useCommerce();
  const [outcome, setOutcome] = useState('');
  const press = async (pressed: GivenVote): Promise<void> => {
    const to = getNextVote(shown.vote, pressed);
    setOutcome('');
    try {
      await onVote({ id: subjectId, from: shown, to });
      setOutcome(to === 'none' ? messages.voteRemoved : messages.voted);
    } catch (error) {
      const reason = getErrorText(error, errorMessages);
      setOutcome(reason === errorMessages.unknown ? messages.voteFailed : reason);
    }
  };
  return <VoteButtons id={id} shown={shown} messages={messages} outcome={outcome} onPress={(vote) => void press(vote)} />;
}
