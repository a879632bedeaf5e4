import type { ReactElement } from 'react';
import type { AuthenticationChallengeMessages } from '#generated/messages/authentication-challenge/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import { WaitingBox } from './challenge-dialog.styles.ts';

interface Props {
  readonly messages: AuthenticationChallengeMessages;
  /** URL of the issuer's page in the whole window. */
  readonly redirectUrl: string;
  readonly onResume: () => void;
}

/** Replaces the checkout's steps while an order has a pending challenge. The link works without JavaScript. */
export function WaitingOrder({ messages, redirectUrl, onResume }: Props): ReactElement {
  return (
    <WaitingBox>
      <Heading level={1} look="h2">
        {messages.waitingTitle}
      </Heading>
      <Text>{messages.waitingText}</Text>
      <Button onClick={onResume}>{messages.resume}</Button>
      <Link href={redirectUrl}>{messages.newPage}</Link>
    </WaitingBox>
  );
}
