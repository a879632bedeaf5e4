import type { ReactElement } from 'react';
import type { AuthenticationChallengeMessages } from '#generated/messages/authentication-challenge/messages.ts';
import type { Order } from '#generated/openapi/shared.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Formatters } from '../../site/formatters.ts';
import type { ChallengeState } from './use-challenge.ts';

interface Props {
  readonly state: ChallengeState;
  readonly order: Order;
  readonly messages: AuthenticationChallengeMessages;
  readonly formatters: Formatters;
}

/** The payment to confirm and the state of the confirmation, which is announced on each change. */
export function ChallengeStatus({ state, order, messages, formatters }: Props): ReactElement {
  const { check, frameState, requestOutcome } = state;
  const { orderNumber, totals, paymentMethod } = order;
  const amount = paymentMethod.find(({ card }) => card !== undefined)?.amount ?? totals.total;
  const progress = check === 'running' ? messages.checking : { loading: messages.loading, slow: messages.slow, ready: null }[frameState];
  return (
    <div data-part="state">
      <Text>{messages.intro({ amount: formatters.money(amount), number: orderNumber })}</Text>
      {check === 'undecided' || check === 'unreachable' ? (
        <Notice kind="warning" announce="alert" title={messages[check]}>
          <Button variant="text-link" onClick={() => requestOutcome('completed')}>
            {messages.checkAgain}
          </Button>
        </Notice>
      ) : null}
      <div role="status">{progress === null ? null : <Text muted>{progress}</Text>}</div>
    </div>
  );
}
