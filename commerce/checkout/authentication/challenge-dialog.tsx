import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { AuthenticationChallengeMessages } from '#generated/messages/authentication-challenge/messages.ts';
import type { Order, PaymentChallenge } from '#generated/openapi/shared.ts';
import { Button } from '#ui/button/button.tsx';
import { Link } from '#ui/link/link.tsx';
import { Sheet, type SheetProps } from '#ui/sheet/sheet.tsx';
import type { Formatters } from '../../site/formatters.ts';
import { CancelQuestion } from './cancel-question.tsx';
import { ChallengeBox } from './challenge-dialog.styles.ts';
import { ChallengeFrame } from './challenge-frame.tsx';
import { ChallengeStatus } from './challenge-status.tsx';
import { useChallenge } from './use-challenge.ts';

interface Props {
  readonly frame: Pick<SheetProps, 'isOpen' | 'onOpenChange' | 'closeLabel' | 'placement'>;
  readonly order: Order;
  readonly challenge: PaymentChallenge;
  readonly messages: AuthenticationChallengeMessages;
  readonly formatters: Formatters;
  /** Called once, with the finalized or canceled order. */
  readonly onDecided: (order: Order) => void;
}

/** The issuer's challenge of a payment. Only the service's decision closes it; the close button asks whether to cancel. */
export function ChallengeDialog({ frame, order, challenge, messages, formatters, onDecided }: Props): ReactElement {
  const state = useChallenge({ order, challenge, isOpen: frame.isOpen, onDecided });
  const [isLeaving, setLeaving] = useState(false);
  const { check, requestOutcome, frame: frameElement } = state;
  const isWide = challenge.windowSize === '600x400' || challenge.windowSize === 'fullscreen';
  const goOnButton = useRef<HTMLButtonElement>(null);
  const wasLeaving = useRef(false);
  useEffect(() => {
    if (isLeaving) goOnButton.current?.focus();
    else if (wasLeaving.current) frameElement.current?.focus();
    wasLeaving.current = isLeaving;
  }, [isLeaving, frameElement]);
  return (
    <Sheet {...frame} onOpenChange={() => setLeaving(check !== 'running')} title={messages.title} size={isWide ? 'large' : 'medium'} bleed>
      <ChallengeBox aria-busy={check === 'running' || undefined}>
        <ChallengeStatus state={state} order={order} messages={messages} formatters={formatters} />
        {isLeaving ? (
          <CancelQuestion
            ref={goOnButton}
            messages={messages}
            onGoOn={() => setLeaving(false)}
            onCancel={() => {
              setLeaving(false);
              requestOutcome('cancelled');
            }}
          />
        ) : null}
        <div data-part="frame" hidden={isLeaving}>
          <ChallengeFrame challenge={challenge} state={state} title={messages.frame} />
        </div>
        <div data-part="ways" hidden={isLeaving}>
          <Link href={challenge.redirectUrl}>{messages.newPage}</Link>
          <Button variant="text-link" pending={check === 'running'} onClick={() => setLeaving(true)}>
            {messages.cancel}
          </Button>
        </div>
      </ChallengeBox>
    </Sheet>
  );
}
