import type { ReactElement } from 'react';
import type { PaymentSession } from '#generated/openapi/cart.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import type { CheckoutMessages } from '#generated/messages/checkout/messages.ts';
import { CardBox } from '../../steps/step-form.styles.ts';
import type { CardFrameState } from './use-card-frame.ts';

export type CardFrameMessages = Pick<CheckoutMessages, 'cardFailed' | 'cardFrame' | 'cardLoading' | 'tryAgain'>;

interface Props {
  readonly session: PaymentSession | undefined;
  readonly state: CardFrameState;
  /** True if opening the session failed. */
  readonly isError: boolean;
  /** True if the frame has only one field. */
  readonly isShort?: boolean;
  /** Accessible name of the frame. */
  readonly title?: string;
  /** The service's error about the card. */
  readonly fault?: string;
  readonly messages: CardFrameMessages;
  readonly onRetry: () => void;
}

const FAULT_ID = 'card-fault';
/** Height of the frame until it reports its own. */
const FIRST_HEIGHT = 360;
const SHORT_HEIGHT = 110;

/** The partner's card form in a frame: card numbers never reach this page. */
export function CardFrame({ session, state, isError, isShort = false, title, fault, messages, onRetry }: Props): ReactElement {
  const { frame, height, isReady, failure, onLoad } = state;
  const isLost = isError || failure === 'session';
  return (
    <CardBox aria-busy={!isReady && !isLost}>
      {isLost ? (
        <Notice kind="danger" title={messages.cardFailed}>
          <Button variant="text-link" onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        </Notice>
      ) : null}
      {session && !isLost ? (
        <iframe
          key={session.sessionId}
          ref={frame}
          src={session.frameUrl}
          title={title ?? messages.cardFrame}
          aria-describedby={fault === undefined ? undefined : FAULT_ID}
          height={height ?? (isShort ? SHORT_HEIGHT : FIRST_HEIGHT)}
          allow="payment"
          // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, which its token request and its messages need
          sandbox="allow-scripts allow-same-origin allow-forms"
          referrerPolicy="origin"
          onLoad={onLoad}
        />
      ) : null}
      {!session && !isLost ? (
        <div data-part="waiting" role="status" aria-label={messages.cardLoading}>
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </div>
      ) : null}
      {fault === undefined ? null : (
        <p id={FAULT_ID} role="alert" data-part="fault">
          {fault}
        </p>
      )}
    </CardBox>
  );
}
