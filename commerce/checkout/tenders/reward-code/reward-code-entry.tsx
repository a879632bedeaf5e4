import type { ReactElement } from 'react';
import type { ValueEntryProps } from '../tender.ts';
import { RewardEntry } from '../value/reward-entry.tsx';

export function RewardCodeEntry(props: ValueEntryProps): ReactElement {
  const { messages } = props.texts;
  return (
    <RewardEntry
      {...props}
      type="REWARD_CODE"
      getName={(value) => (value ? messages.rewardCodeEnding(value) : messages.rewardCode)}
      labels={{ add: messages.addRewardCode, field: messages.rewardCode, missing: messages.rewardCodeMissing }}
      toInput={(reward) => ({ payment_method_id: 'REWARD_CODE', ...reward })}
    />
  );
}
