import type { ReactElement } from 'react';
import type { AuthenticationChallengeMessages } from '#generated/messages/authentication-challenge/messages.ts';
import { Strip } from './strip.styles.ts';

interface Props {
  readonly messages: AuthenticationChallengeMessages;
  readonly orderNumber: string;
  /** Formatted end of the challenge; absent after the order was canceled. */
  readonly time?: string;
  /** Address that continues the challenge, or shows the items of the canceled order. */
  readonly href: string;
  /** Address that cancels the payment. */
  readonly action: string;
}

/** Shows above every page that an order waits for its shopper, and once that it was canceled. Works without JavaScript. */
export function PendingOrderBar({ messages, orderNumber: number, time, href, action }: Props): ReactElement {
  return (
    <Strip aria-label={messages.barLabel} data-pending-order>
      <p>
        <strong>{time === undefined ? messages.barCancelled({ number }) : messages.barWaiting({ number, time })}</strong>
      </p>
      <div data-part="steps">
        <a href={href}>{time === undefined ? messages.barItems : messages.resume}</a>
        {time === undefined ? null : (
          <form method="post" action={action}>
            <button type="submit">{messages.cancel}</button>
          </form>
        )}
      </div>
    </Strip>
  );
}
