import type { ReactElement } from 'react';
import type { AuthenticationChallengeMessages } from '#generated/messages/authentication-challenge/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Link } from '#ui/link/link.tsx';
import { Text } from '#ui/text/text.tsx';
import { WaitingBox } from './challenge-dialog.styles.ts';

interface Props {
  readonly messages: AuthenticationChallengeMessages;
  /** The issuer's page for the whole window. */
  readonly redirectUrl: string;
  readonly onResume: () => void;
}

/** In place of the checkout's steps while an order waits for its challenge. The link works without script. */
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
