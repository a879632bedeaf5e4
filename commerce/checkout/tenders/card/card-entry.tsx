import { useEffect, type ReactElement } from 'react';
import type { CardInstrumentInput } from '#generated/openapi/cart.ts';
import { useHydrated } from '#ui/hydration/use-hydrated.ts';
import { useGetPaymentSession } from '../get-payment-session.ts';
import type { TenderFormProps } from '../tender.ts';
import { CardFrame } from './card-frame.tsx';
import { useCardFrame, type CardFrameState } from './use-card-frame.ts';

interface Props extends TenderFormProps<CardInstrumentInput> {
  readonly forget: () => void;
}

/** The frame comes with the page's script: without it there is nothing to talk to it. */
export function CardEntry(props: Props): ReactElement {
  const isHydrated = useHydrated();
  return isHydrated ? <OpenCardEntry {...props} /> : <IdleCardEntry messages={props.messages} />;
}

function OpenCardEntry({ cart, messages, isRefused, fault, forget, onState, onFailure, onEnter }: Props): ReactElement {
  const { data: session, isError, refetch } = useGetPaymentSession({ basketId: cart.id, type: 'card', shopOrigin: location.origin });
  const frame = useCardFrame(session, { onEnter, restores: isRefused });
  const collect = async (): Promise<CardInstrumentInput | undefined> => {
    const answer = await frame.requestToken();
    if (answer.kind === 'token') return { payment_method_id: 'CREDIT_CARD', sessionId: answer.sessionId, token: answer.token };
    if (answer.kind === 'failed' && answer.reason !== 'closed') onFailure(messages.cardFailed);
    return undefined;
  };
  useEffect(() => {
    onState({ collect, forget });
    return () => onState(undefined);
  });
  return <CardFrame session={session} state={frame} isError={isError} fault={fault} messages={messages} onRetry={() => void refetch()} />;
}

const idle: CardFrameState = {
  frame: { current: null },
  height: undefined,
  isReady: false,
  failure: undefined,
  onLoad: () => undefined,
  requestToken: () => Promise.resolve({ kind: 'failed', reason: 'closed' }),
};

function IdleCardEntry({ messages }: Pick<Props, 'messages'>): ReactElement {
  return <CardFrame session={undefined} state={idle} isError={false} messages={messages} onRetry={() => undefined} />;
}
