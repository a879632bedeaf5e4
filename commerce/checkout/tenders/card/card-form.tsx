import { useCallback, useEffect, useRef, type ReactElement } from 'react';
import type { CardInstrumentInput } from '#generated/openapi/cart.ts';
import { Button } from '#ui/button/button.tsx';
import { useKeptChoice } from '../../address/use-kept-choice.ts';
import { SavedPayment } from '../../steps/step-form.styles.ts';
import type { TenderFormProps } from '../tender.ts';
import { CardEntry } from './card-entry.tsx';
import { cardTender } from './card-tender.ts';
import type { CardFrameState } from './use-card-frame.ts';

/** The card that the cart has, or the frame for another. */
export function CardForm(props: TenderFormProps<CardInstrumentInput>): ReactElement {
  const { cart, messages, instrument, isRefused, fault, onState, onFailure, onEnter } = props;
  const { chosen, choose, forget } = useKeptChoice(cart.id, 'card', ['saved', 'new']);
  const mayKeep = instrument !== undefined && !isRefused;
  const isKept = mayKeep && chosen !== 'new';
  const frame = useRef<CardFrameState>(undefined);
  const onFrame = useCallback((state: CardFrameState | undefined) => {
    frame.current = state;
  }, []);

  const collect = async (): Promise<CardInstrumentInput | 'kept' | undefined> => {
    if (isKept) return 'kept';
    const answer = await frame.current?.requestToken();
    if (answer?.kind === 'token') return { payment_method_id: 'CREDIT_CARD', sessionId: answer.sessionId, token: answer.token };
    if (!answer || (answer.kind === 'failed' && answer.reason !== 'closed')) onFailure(messages.cardFailed);
    return undefined;
  };
  useEffect(() => {
    onState({ collect, forget });
    return () => onState(undefined);
  });

  if (isKept)
    return (
      <SavedPayment>
        <span>{cardTender.getLines(instrument, messages).join(' · ')}</span>
        <Button variant="text-link" size="small" onClick={() => choose('new')}>
          {messages.newCard}
        </Button>
      </SavedPayment>
    );
  return (
    <>
      <CardEntry cart={cart} messages={messages} fault={fault} onFrame={onFrame} onEnter={onEnter} />
      {mayKeep ? (
        <Button variant="text-link" size="small" onClick={() => choose('saved')}>
          {messages.keepCard}
        </Button>
      ) : null}
    </>
  );
}
