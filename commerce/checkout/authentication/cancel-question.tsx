import type { ReactElement, Ref } from 'react';
import type { AuthenticationChallengeMessages } from '#generated/messages/authentication-challenge/messages.ts';
import { Button } from '#ui/button/button.tsx';
import { Heading } from '#ui/heading/heading.tsx';
import { Text } from '#ui/text/text.tsx';

interface Props {
  /** Button that continues, the safe choice. */
  readonly ref: Ref<HTMLButtonElement>;
  readonly messages: AuthenticationChallengeMessages;
  readonly onGoOn: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before canceling the payment; replaces the frame. */
export function CancelQuestion({ ref, messages, onGoOn, onCancel }: Props): ReactElement {
  return (
    <section role="group" data-part="question" aria-labelledby="cancel-question" aria-describedby="cancel-consequence">
      <Heading level={3} look="h4" id="cancel-question">
        {messages.cancelTitle}
      </Heading>
      <Text id="cancel-consequence">{messages.cancelText}</Text>
      <div data-part="ways">
        <Button ref={ref} onClick={onGoOn}>
          {messages.goOn}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {messages.cancelConfirm}
        </Button>
      </div>
    </section>
  );
}
