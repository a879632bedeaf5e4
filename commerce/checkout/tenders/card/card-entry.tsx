import { useEffect, type ReactElement } from 'react';
import type { CardInstrumentInput } from '#generated/openapi/cart.ts';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { useGetPaymentSession } from '../get-payment-session.ts';
import type { TenderFormProps } from '../tender.ts';
import { CardFrame } from './card-frame.tsx';
import { useCardFrame, type CardFrameState } from './use-card-frame.ts';

export interface CardEntryProps extends Pick<
  TenderFormProps<CardInstrumentInput>,
  'cart' | 'messages' | 'onState' | 'onFailure' | 'onEnter'
> {
  readonly isRejected?: boolean;
  readonly fault?: string;
  /** A saved card, for which the frame asks only the security code, or the consent to save a new one. */
  readonly more?: Pick<CardInstrumentInput, 'savedPaymentId' | 'save'>;
  /** Accessible name of the frame. */
  readonly title?: string;
  readonly onSent: () => void;
}

/** The partner's frame, rendered only with JavaScript, which has to communicate with it. */
export function CardEntry(props: CardEntryProps): ReactElement {
  const isHydrated = useHydrated();
  return isHydrated ? <OpenCardEntry {...props} /> : <IdleCardEntry messages={props.messages} />;
}

function OpenCardEntry(props: CardEntryProps): ReactElement {
  const { cart, messages, isRejected = false, fault, more, title, onSent, onState, onFailure, onEnter } = props;
  const { savedPaymentId } = more ?? {};
  const saved = savedPaymentId === undefined ? {} : { savedPaymentId };
  const {
    data: session,
    isError,
    refetch,
  } = useGetPaymentSession({ basketId: cart.id, type: 'card', shopOrigin: location.origin, ...saved });
  const frame = useCardFrame(session, { onEnter, restores: isRejected });
  const getInput = async (): Promise<CardInstrumentInput | undefined> => {
    const response = await frame.requestToken();
    if (response.kind === 'token')
      return { payment_method_id: 'CREDIT_CARD', sessionId: response.sessionId, token: response.token, ...more };
    if (response.kind === 'failed' && response.reason !== 'closed') onFailure(messages.cardFailed);
    return undefined;
  };
  useEffect(() => {
    onState({ getInput, onSent: onSent });
    return () => onState(undefined);
  });
  return (
    <CardFrame
      session={session}
      state={frame}
      isError={isError}
      isShort={savedPaymentId !== undefined}
      title={title}
      fault={fault}
      messages={messages}
      onRetry={() => void refetch()}
    />
  );
}

const idle: CardFrameState = {
  frame: { current: null },
  height: undefined,
  isReady: false,
  failure: undefined,
  onLoad: () => undefined,
  requestToken: () => Promise.resolve({ kind: 'failed', reason: 'closed' }),
};

/** Placeholder of the frame while it loads. */
export function IdleCardEntry({ messages }: Pick<CardEntryProps, 'messages'>): ReactElement {
  return <CardFrame session={undefined} state={idle} isError={false} messages={messages} onRetry={() => undefined} />;
}
