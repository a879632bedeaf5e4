import type { ReactElement } from 'react';
import type { ValueEntryProps } from '../tender.ts';
import { RewardEntry } from '../value/reward-entry.tsx';

export function RewardCardEntry(props: ValueEntryProps): ReactElement {
  const { messages } = props.texts;
  return (
    <RewardEntry
      {...props}
      type="REWARD_CARD"
      getName={(value) => (value ? messages.rewardCardEnding(value) : messages.rewardCard)}
      labels={{ add: messages.addRewardCard, field: messages.rewardCardNumber, missing: messages.rewardCardMissing }}
      toInput={(reward) => ({ payment_method_id: 'REWARD_CARD', ...reward })}
    />
  );
}
